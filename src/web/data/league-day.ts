import type { MatchRow } from '#contract/records/match.ts';
import { areAllOver } from './day.ts';
import { isSettled } from './match.ts';
import { polledQuery } from './query.ts';

type Rows = readonly MatchRow[];

/** The matches of a competition that kick off on a UTC day (`YYYY-MM-DD`). */
export const leagueDayQuery = (league_id: string, d: string) =>
  polledQuery<Rows>('fixtures', { t: 'schedule', d, league_id }, areAllOver);

/** A few matches as they stand, polled as fast as one of them alone until all are over. */
export const matchesQuery = (ids: readonly string[]) =>
  polledQuery<Rows>(
    'fixtures',
    { t: 'sort', ids: ids.join() },
    (matches) => matches.length > 0 && matches.every(isSettled),
    { enabled: ids.length > 0 },
  );
