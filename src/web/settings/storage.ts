const memory = new Map<string, string>();

/** Returns the text stored under a name; a text that storage refused is in memory. */
export function readText(name: string): string | null {
  const text = memory.get(name);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text under a name, or removes it (null). Storage that is full or blocked is replaced by memory. */
export function writeText(name: string, text: string | null): void {
  memory.delete(name);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== null) memory.set(name, text);
  }
}
