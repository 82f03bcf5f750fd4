import { keepPreviousData } from '@tanstack/react-query';
import { MAX_IDS } from '#contract/max-ids.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { areAllOver } from './day.ts';
import { operationQuery, polledQuery } from './query.ts';

type Rows = readonly MatchRow[];

/** A UTC day's matches with their events, polled, so that it has the matches that end while the list is rewound. */
export const rewoundDayQuery = (d: string) =>
  polledQuery<Rows>('fixtures', { t: 'schedule', d, include: 'events' }, areAllOver);

/** Matches with their events, such as those of a competition's day; at most 100. */
export const eventsQuery = (ids: readonly string[]) =>
  operationQuery<Rows>(
    'fixtures',
    { t: 'sort', ids: ids.slice(0, MAX_IDS).join(','), include: 'events' },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
