// Links of a table that was just made, carried from the lobby to the table that shows them.

import type { Invitation } from "./wire";

export const newcomers = new Map<string, Invitation[]>();
