import Fuse from 'fuse.js';
import type { Thing } from '#web/settings/recent.ts';
import { wordsIn } from './closeness.ts';

/** Maximum difference of a word: one letter in four, two in seven. */
const THRESHOLD = 0.34;
const MOST = 12;

/** Returns the local results with a similar name, closest first. */
export function nearly(things: readonly Thing[], text: string): readonly Thing[] {
  const fuse = new Fuse(things, {
    keys: [{ name: 'name', getFn: ({ name }) => wordsIn(name).join(' ') }],
    threshold: THRESHOLD,
    ignoreLocation: true,
    minMatchCharLength: 2,
    includeScore: true,
    useExtendedSearch: true,
  });
  return fuse.search(wordsIn(text).join(' '), { limit: MOST }).map(({ item }) => item);
}
