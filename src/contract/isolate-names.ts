/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns names for a plain text, such as a title, each in U+2068 and U+2069 if one of them is written from right to left: it
 * would turn the score beside it round. Other texts stay without signs that search, copies and narrow screens stumble over.
 */
export function isolateNames<const Names extends readonly string[]>(
  ...names: Names
): { [At in keyof Names]: string };
export function isolateNames(...names: readonly string[]): readonly string[] {
  const isMixed = names.some((name) => RIGHT_TO_LEFT.test(name));
  return isMixed ? names.map((name) => `\u2068${name}\u2069`) : names;
}
