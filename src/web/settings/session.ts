/** Returns the JSON value stored for this tab's session; null if nothing is readable. */
export function readSession(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value for this tab's session; storage that is full or blocked stores nothing. */
export function writeSession(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The value lasts until the page is left.
  }
}
