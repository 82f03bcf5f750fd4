/** React's message about an error that a boundary has caught. */
export const CAUGHT_BY_BOUNDARY = /The above error occurred/;
/** happy-dom does not know the element. */
export const UNKNOWN_SEARCH_ELEMENT = /is unrecognized in this browser[\s\S]* search\b/;

let patterns: readonly RegExp[] = [];

/** Expects errors or warnings in the console of this test; any other still fails it. */
export function expectMessages(...expected: readonly RegExp[]): void {
  patterns = [...patterns, ...expected];
}

/** Returns the calls of a console method that the test does not expect. */
export const unexpectedIn = (calls: readonly (readonly unknown[])[]) =>
  calls.filter((texts) => !patterns.some((pattern) => pattern.test(texts.map(String).join(' '))));

export function forgetExpectedMessages(): void {
  patterns = [];
}
