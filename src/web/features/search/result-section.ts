import type { SearchResult } from '#web/settings/recent.ts';

/** Results under a heading. */
export interface ResultSection {
  readonly title: string;
  readonly things: readonly SearchResult[];
  /** Contains several kinds: each result shows its own. */
  readonly isMixed?: true;
}
