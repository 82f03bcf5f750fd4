import { wordsIn } from './closeness.ts';

const MAX_FRAGMENTS = 4;

/**
 * Returns fragments to search for after a misspelt text without results: halves of its longest word, one of which
 * is likely correct, and its other words.
 *
 * @param minChars minimum text length of the service
 */
export function searchFragments(text: string, minChars: number): readonly string[] {
  const words = wordsIn(text).toSorted((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const half = Math.max(minChars, Math.floor(longest.length / 2));
  const halves = longest.length > half ? [longest.slice(0, half), longest.slice(-half)] : [];
  const others = words.length > 1 ? words.filter((word) => word.length >= minChars) : [];
  return [...new Set([...halves, ...others])].slice(0, MAX_FRAGMENTS);
}
