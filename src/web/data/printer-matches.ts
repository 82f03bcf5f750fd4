import { MAX_IDS } from '#contract/max-ids.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { polledQuery } from './query.ts';

type Rows = readonly MatchRow[];

/** The matches of today (UTC) that have ended, with their goals, red cards and rulings. */
export const endedQuery = polledQuery<Rows>('livescores', { t: 'ended', include: 'events' });

/** Matches that have just left the live list, with their events, until they have ended; at most 100. */
export const departedQuery = (ids: readonly string[]) =>
  polledQuery<Rows>('fixtures', { t: 'sort', ids: ids.join(','), include: 'events' }, undefined, {
    gcTime: 60_000,
  });

/** Divides ids into as few requests as the service accepts them in. */
export const pagesOfIds = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, page) =>
    ids.slice(page * MAX_IDS, (page + 1) * MAX_IDS),
  );
