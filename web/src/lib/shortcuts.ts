// What the keys do at a table, as its help tells it.

export interface Shortcut {
  keys: string[];
  does: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["1", "…", "9"], does: "choose the first to the ninth option" },
  { keys: ["q"], does: "go to the question" },
  { keys: ["b"], does: "go to what is lit on the board, one after another" },
  { keys: ["↑", "↓"], does: "move in a list or a menu" },
  { keys: ["Tab"], does: "from one part of the board to the next, and to what is lit" },
  { keys: ["↑", "↓", "←", "→"], does: "on the board: from thing to thing, lit or not" },
  { keys: ["Enter"], does: "choose what is focused" },
  { keys: ["?"], does: "the card and the rules of what is focused or pointed at; else this help" },
  { keys: ["w"], does: "what would you do? A bot's advice; once more to go to it" },
  { keys: ["u"], does: "undo" },
  { keys: ["l"], does: "go to the log" },
  { keys: ["c"], does: "go to the chat" },
  { keys: ["h"], does: "history on or off" },
  { keys: ["←", "→"], does: "in history: a step back or on" },
  { keys: ["Esc"], does: "close what is open" },
];
