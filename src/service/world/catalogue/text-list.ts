/** Splits a block of text into its entries: `|` or a line break separates them, and no entry contains either. */
export function textList(text: string): readonly string[] {
  return text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry.length > 0);
}
