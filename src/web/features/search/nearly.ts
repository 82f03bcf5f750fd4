import Fuse from 'fuse.js';
import type { Thing } from '#web/settings/recent.ts';
import { wordsIn } from './closeness.ts';

/** How unlike a word may be: one letter of four, two of seven. */
const THRESHOLD = 0.34;
const MOST = 12;

/** Of what is known, what is nearly called so, the nearest first: each word of the text but for a letter or two. */
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
