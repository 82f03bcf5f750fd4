import type { MatchRow } from '#contract/records/match.ts';
import { polledQuery } from './query.ts';

type Rows = readonly MatchRow[];

/** The service accepts at most this many ids per request. */
export const MAX_IDS = 100;

/** The matches of today (UTC) that have ended, with their goals, red cards and rulings. */
export const endedQuery = polledQuery<Rows>('livescores', { t: 'ended', include: 'events' });

/** Matches that have just left the live list, with their events, until they have ended. */
export const departedQuery = (ids: readonly string[]) =>
  polledQuery<Rows>(
    'fixtures',
    { t: 'sort', ids: ids.slice(0, MAX_IDS).join(','), include: 'events' },
    undefined,
    { gcTime: 60_000 },
  );
