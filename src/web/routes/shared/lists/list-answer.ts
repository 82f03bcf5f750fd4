import { hashKey } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import type { Answer } from '#web/data/fetch.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { memoize } from '#web/format/memoize.ts';
import type { MatchListAnswer } from '#web/matches/match-store.ts';

/** A query and its answer so far. */
export interface ListResult {
  readonly kind: MatchListAnswer['kind'];
  readonly key: OperationKey;
  readonly answer: Answer<readonly MatchRow[]> | undefined;
}

/** `Age` has full seconds of the world, ms. */
const AGE_PRECISION_MS = 1000;

/**
 * Returns an answer with its instants; null while there is none.
 *
 * @param now world time, epoch ms
 */
export function listAnswer({ kind, key, answer }: ListResult, now: number): MatchListAnswer | null {
  const asOf = freshnessOf(hashKey(key)).asOf ?? now;
  return answer ? { kind, asOf, precision: AGE_PRECISION_MS, receivedAt: now, matches: answer.data } : null;
}

const idsIn = memoize((list: readonly MatchRow[]): ReadonlySet<string> => new Set(list.map(({ id }) => id)));

/**
 * Returns the as-of instant of the newest answer that has a match, epoch ms; null if none has it. An answer without changes
 * is not merged, so that its instant is in no entry of the store.
 */
export function heldAt(results: readonly ListResult[], id: string): number | null {
  const holding = results.filter(({ answer }) => answer && idsIn(answer.data).has(id));
  const instants = holding.map(({ key }) => freshnessOf(hashKey(key)).asOf ?? 0);
  return instants.length > 0 ? Math.max(...instants) : null;
}
