import { normalizeText } from './normalize-text.ts';

/** Letters that writers of a script use for each other. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};
/** Between a katakana and its hiragana. */
const KANA_DISTANCE = 0x60;

/** Returns a text for searching: normalised, and in one spelling of each script. */
export const foldText = (text: string): string =>
  normalizeText(text)
    .replace(/[ςةىیکـ]/g, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE));

/** Letters that keyboards without them also write as two. */
const PAIRS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Returns a name for searching as its letters may be typed: `koln` and `koeln` for Köln. */
export function spellings(name: string): readonly string[] {
  const pairs = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => PAIRS[letter] ?? letter);
  return [...new Set([name, pairs].map(foldText))];
}
