/** What was kept under a name for as long as this tab is open, as JSON; null if nothing readable was. */
export function recalled(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value for as long as this tab is open; storage that is full or blocked keeps nothing. */
export function keepForNow(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Then it is there until the page is left.
  }
}
