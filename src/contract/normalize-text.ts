/** Letters that Unicode does not decompose into a base letter and an accent. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  '’': "'",
};

/** Returns a text for comparison: lower case, without accents and full widths. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœħıə’]/g, (letter) => REPLACEMENTS[letter] ?? letter);
}
