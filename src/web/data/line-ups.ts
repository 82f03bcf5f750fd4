import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import { isSettled } from './match.ts';
import { operationQuery, polledQuery } from './query.ts';

/** A match, whole or of a list. */
type Playing = Pick<Match, 'id' | 'phase'>;

/**
 * Includes the players' statistics before the match as well, so that the address stays the same and matches the one in
 * public/boot.js.
 */
const parametersOf = (t: string, id: string) => ({ t, id, include: 'stats' });

const squadQuery = <T>(t: string, match: Playing) =>
  polledQuery<T | null>('fixtures', parametersOf(t, match.id), () => isSettled(match));

export const lineUpsQuery = (match: Playing) => squadQuery<LineUpsRecord>('match_lineups', match);

/** The line-ups of a match that has ended, under the key that its own page has. */
export const lastLineUpsQuery = (id: string | null) =>
  operationQuery<LineUpsRecord | null>('fixtures', parametersOf('match_lineups', id ?? ''), {
    enabled: id !== null,
  });

export const benchQuery = (match: Playing) => squadQuery<BenchesRecord>('match_bench', match);
