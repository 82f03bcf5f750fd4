import Fuse from 'fuse.js';
import type { SearchResult } from '#web/settings/recent.ts';
import { wordsIn } from './closeness.ts';

/** Maximum difference of a word: one letter in four, two in seven. */
const THRESHOLD = 0.34;
const MAX_RESULTS = 12;

/** Returns the local results with a similar name, closest first. */
export function similarResults(results: readonly SearchResult[], text: string): readonly SearchResult[] {
  const fuse = new Fuse(results, {
    keys: [{ name: 'name', getFn: ({ name }) => wordsIn(name).join(' ') }],
    threshold: THRESHOLD,
    ignoreLocation: true,
    minMatchCharLength: 2,
    includeScore: true,
    useExtendedSearch: true,
  });
  return fuse.search(wordsIn(text).join(' '), { limit: MAX_RESULTS }).map(({ item }) => item);
}
