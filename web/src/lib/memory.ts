// The browser's own store; a browser that forbids it forgets, and nothing breaks.

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // nothing is lost but the memory
  }
}
