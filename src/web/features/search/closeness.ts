import { foldText, spellings } from '#contract/fold-text.ts';

const wordsOf = (normalized: string): readonly string[] =>
  normalized
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the words of a text: letters and digits, without case and accents. */
export const wordsIn = (text: string): readonly string[] => wordsOf(foldText(text));

function rank(nameWords: readonly string[], textWords: readonly string[]): number | null {
  const [fullName, fullText] = [nameWords.join(' '), textWords.join(' ')];
  if (fullText === '') return null;
  if (fullName === fullText) return 0;
  if (fullName.startsWith(fullText)) return 1;
  if (textWords.every((word) => nameWords.some((one) => one.startsWith(word)))) return 2;
  return textWords.every((word) => fullName.includes(word)) ? 3 : null;
}

/**
 * Returns how well a name matches a text: 0 equal, 1 same beginning, 2 each word of the text begins a word of the
 * name, 3 contains all words; null for no match.
 */
export function closeness(name: string, text: string): number | null {
  const ranks = spellings(name).flatMap((spelling) => rank(wordsOf(spelling), wordsIn(text)) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : null;
}
