import { wordsIn } from './closeness.ts';

const MOST_PIECES = 4;

/**
 * What to ask for when nothing has a text in its name: whoever mistypes a letter of a word leaves one half of it right,
 * and the other words.
 *
 * @param least letters: the service takes no shorter text
 */
export function pieces(text: string, least: number): readonly string[] {
  const words = wordsIn(text).toSorted((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const half = Math.max(least, Math.floor(longest.length / 2));
  const halves = longest.length > half ? [longest.slice(0, half), longest.slice(-half)] : [];
  const others = words.length > 1 ? words.filter((word) => word.length >= least) : [];
  return [...new Set([...halves, ...others])].slice(0, MOST_PIECES);
}
