import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import { isSettled } from './match.ts';
import { operationQuery, polledQuery } from './query.ts';

/**
 * Includes the players' statistics before the match as well, so that the address stays the same and matches the one in
 * public/boot.js.
 */
const squadQuery = <T>(t: string, match: Match) =>
  polledQuery<T | null>('fixtures', { t, id: match.id, include: 'stats' }, () => isSettled(match));

export const lineUpsQuery = (match: Match) => squadQuery<LineUpsRecord>('match_lineups', match);

/** The line-ups of a match that has ended, under the key that its own page has. */
export const lastLineUpsQuery = (id: string | null) =>
  operationQuery<LineUpsRecord | null>(
    'fixtures',
    { t: 'match_lineups', id: id ?? '', include: 'stats' },
    { enabled: id !== null },
  );

export const benchQuery = (match: Match) => squadQuery<BenchesRecord>('match_bench', match);
