import type { MatchRow } from '#contract/records/match.ts';
import { areAllOver } from './day.ts';
import { polledQuery } from './query.ts';

/** The televised matches that kick off on a UTC day, with all their channels. */
export const guideDayQuery = (d: string) =>
  polledQuery<readonly MatchRow[]>('broadcast', { t: 'schedule', d, include: 'tvs' }, areAllOver);
