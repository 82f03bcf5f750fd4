/** Letters that Unicode does not decompose, and letters that writers use for each other. */
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
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
  '’': "'",
};
const REPLACED = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'g');
/** Between a katakana and its hiragana. */
const KANA_DISTANCE = 0x60;

/** Returns a text for comparison: lower case, without accents, full widths and differences of spelling in one script. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(REPLACED, (letter) => REPLACEMENTS[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE));
}

/** Letters that keyboards without them also write as two. */
const PAIRS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Returns a name for comparison as its letters may be typed: `koln` and `koeln` for Köln. */
export function spellings(name: string): readonly string[] {
  const pairs = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => PAIRS[letter] ?? letter);
  return [...new Set([name, pairs].map(normalizeText))];
}
