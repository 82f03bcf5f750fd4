/** Entries that `|` separates, in one string or in several lines of some entries each: lists of names stay short to read. */
export type Text = string | readonly string[];

/** Returns the entries of a text. */
export function textList(text: Text): readonly string[] {
  return [text].flat().flatMap((line) => line.split('|'));
}
