import type { MatchSidelinedRecord } from '#contract/records/sidelined.ts';
import { operationQuery } from './query.ts';

/** Unavailable players of both teams; not polled, because they change from day to day. */
export const sidelinedQuery = (id: string) =>
  operationQuery<MatchSidelinedRecord | null>('fixtures', { t: 'match_sidelined', id });
