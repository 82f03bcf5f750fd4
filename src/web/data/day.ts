import type { MatchRow } from '#contract/records/match.ts';
import { operationQuery, polledQuery } from './query.ts';

type Rows = readonly MatchRow[];

/** Whether every match has ended or is off, so that polling stops. */
export const areAllOver = (matches: Rows) =>
  matches.length > 0 && matches.every(({ phase }) => phase === 'finished' || phase === 'off');

/** The matches that kick off on a UTC day (`YYYY-MM-DD`); every viewer requests the same address. */
export const dayQuery = (d: string) => polledQuery<Rows>('fixtures', { t: 'schedule', d }, areAllOver);

/**
 * A UTC day's matches with their events, which the list is fetched without, because it would be three times as long and
 * delay the first view. Only this has the red cards of matches that ended before the page was opened. Fetched once,
 * when the network is idle; later events come with the live list.
 */
export const dayEventsQuery = (d: string) =>
  operationQuery<Rows>(
    'fixtures',
    { t: 'schedule', d, include: 'events' },
    { staleTime: Number.POSITIVE_INFINITY },
  );
