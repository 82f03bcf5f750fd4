import type { Bookmaker } from '#service/odds/bookmakers.ts';
import type { SearchIndexes } from '#service/search/search-indexes.ts';
import type { SeasonBooks } from '#service/statistics/season-book.ts';
import type { MatchRowCache } from './match-row-cache.ts';
import type { WriteContext } from './write-context.ts';

/** Objects created once per world and shared by all requests: what writers read, plus what operations need. */
export interface ServiceLibrary extends Pick<WriteContext, 'world' | 'sheets' | 'listings' | 'positions'> {
  readonly matchRows: MatchRowCache;
  /** Returns the place of a competition in lists ordered by country. See list-order.ts. */
  rank(competitionId: number): number;
  /** The index that searches read. */
  readonly searchIndexes: SearchIndexes;
  /** Totals of each season. See season-book.ts. */
  readonly books: SeasonBooks;
  /** Bookmakers in the order of display. */
  readonly bookmakers: readonly Bookmaker[];
}
