import { plain } from '#web/format/plain.ts';

/** Returns the words of a text: letters and digits, without case and accents. */
export function wordsIn(text: string): readonly string[] {
  return plain(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Returns how well a name matches a text: 0 equal, 1 same beginning, 2 each word of the text begins a word of the
 * name, 3 contains all words; null for no match.
 */
export function closeness(name: string, text: string): number | null {
  const [own, wanted] = [wordsIn(name), wordsIn(text)];
  const [whole, sought] = [own.join(' '), wanted.join(' ')];
  if (sought === '') return null;
  if (whole === sought) return 0;
  if (whole.startsWith(sought)) return 1;
  if (wanted.every((word) => own.some((one) => one.startsWith(word)))) return 2;
  return wanted.every((word) => whole.includes(word)) ? 3 : null;
}
