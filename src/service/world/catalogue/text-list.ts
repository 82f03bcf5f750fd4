/** Splits a block of text into its entries, which `|` or a line break separates. */
export function textList(text: string): readonly string[] {
  return text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry.length > 0);
}
