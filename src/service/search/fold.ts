/** Letters that no accent can be taken off, as people without them on the keyboard write them. */
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
 * A text as searches compare it: lower case, without accents, words of letters and digits with one blank between
 * them. Apostrophes join what they stand between: "O'Brien" is one word.
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
