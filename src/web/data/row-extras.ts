import type { MatchRow } from '#contract/records/match.ts';
import { pollFromHeaders } from './poll.ts';
import { catalogueQuery, operationQuery, polledQuery } from './query.ts';

type Rows = readonly MatchRow[];

/** One competition's matches on a UTC day with their TV channels, which do not change during the day. */
export const dayChannelsQuery = (d: string, league_id: string) =>
  catalogueQuery<Rows>('fixtures', { t: 'schedule', d, league_id, include: 'broadcast' });

/** Whether every match has kicked off, so that no pre-match price can change. */
const haveBegun = (matches: Rows) => matches.every(({ phase }) => phase !== 'scheduled');

/**
 * The pre-match prices of one competition's matches on a UTC day. All prices of a busy day are 2.5 MB; a screen shows a
 * few competitions, whose responses all viewers share.
 */
export const dayOddsQuery = (d: string, league_id: string) =>
  polledQuery<Rows>('fixtures', { t: 'schedule', d, league_id, include: 'odds_prematch' }, haveBegun);

/** Bookmakers change prices in play at most twice a minute, so this polls less often than scores, ms. */
const MIN_IN_PLAY_INTERVAL_MS = 15_000;

/** The prices of all matches in play: no narrower operation has those of several matches (v2.2 wire, include). */
export const liveOddsQuery = operationQuery<Rows>(
  'livescores',
  { t: 'live', include: 'odds_inplay' },
  { refetchInterval: pollFromHeaders(undefined, MIN_IN_PLAY_INTERVAL_MS) },
);

export type Dataset = 'broadcast' | 'odds_prematch';

/** Row extras change slowly, so this polls less often than scores, ms. */
const MIN_EXTRAS_INTERVAL_MS = 60_000;

/** Matches by id with extra datasets in one request, across competitions and days. Polled while prices can change. */
export const matchExtrasQuery = (ids: readonly string[], datasets: readonly Dataset[]) => {
  const isDone = (matches: Rows) => !datasets.includes('odds_prematch') || haveBegun(matches);
  return operationQuery<Rows>(
    'fixtures',
    { t: 'sort', ids: ids.join(','), include: datasets.join(',') },
    { refetchInterval: pollFromHeaders(isDone, MIN_EXTRAS_INTERVAL_MS) },
  );
};
