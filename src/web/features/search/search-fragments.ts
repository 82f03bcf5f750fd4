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

const MAX_COUNTRY_WORDS = 3;

/**
 * Returns what may be the name of a competition in a text that has its country, too, before or behind it. The service
 * knows the name alone.
 *
 * @param minChars minimum text length of the service
 */
export function withoutCountry(text: string, minChars: number): readonly string[] {
  const words = wordsIn(text);
  const ends = Array.from({ length: MAX_COUNTRY_WORDS }, (_, at) => words.slice(at + 1));
  const texts = [...ends, words.slice(0, -1)].map((rest) => rest.join(' '));
  return [...new Set(texts)].filter((rest) => [...rest].length >= minChars);
}
