/** Messages of errors that were logged: one that is thrown at every render is logged once. */
const logged = new Set<string>();
/** A wall logs no more different errors than this. */
const MAX_LOGGED = 20;

let count = 0;

/** Returns how many views have failed since the last call. */
export function takeBrokenCount(): number {
  const failures = count;
  count = 0;
  return failures;
}

/** Notes that a view failed; without an error if React has logged it. */
export function reportBroken(error?: unknown): void {
  count += 1;
  const message = String(error);
  if (error === undefined || logged.has(message) || logged.size >= MAX_LOGGED) return;
  logged.add(message);
  reportError(error);
}
