const memory = new Map<string, string>();

/** What was kept under a name; what storage would not take is in memory. */
export function remembered(name: string): string | null {
  const kept = memory.get(name);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name; storage that is full or blocked costs nothing but memory. */
export function remember(name: string, text: string): void {
  memory.delete(name);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Kept in memory until the page is left.
    memory.set(name, text);
  }
}

/** Keeps nothing under a name any more. */
export function forget(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // There is nothing in it, then.
  }
}
