/** Letters without a decomposition, and their usual ASCII spelling. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
};
const ODD = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * Normalises a text for searching: lower case, no accents, words of letters and digits separated by one blank.
 * Apostrophes are removed: "O'Brien" is one word.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase()
    .replaceAll(ODD, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
