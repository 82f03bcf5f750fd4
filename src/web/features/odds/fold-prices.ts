import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import type { Standing } from './best.ts';
import { type RowPrices, rowPrices } from './best-prices.ts';
import type { Memory } from './memory.ts';
import { standingOf } from './standing.ts';

/** Kind of prices: before kick-off, in play, or `last`, the closing prices after kick-off. */
export type Stage = 'before' | 'inPlay' | 'last';

/** A match's prices and what they were computed from; the same object while nothing changes. */
export interface Priced {
  readonly markets: readonly OddsMarket[];
  readonly standing: Standing | null;
  readonly stage: Stage;
  readonly memory: Memory;
  /** Null without any offer. */
  readonly prices: RowPrices | null;
}

/** The price responses of a match; undefined while not requested or loading. */
export interface ToldPrices {
  readonly before: readonly OddsMarket[] | undefined;
  readonly inPlay: readonly OddsMarket[] | undefined;
  /** Whether the in-play prices are loading. */
  readonly isComing?: boolean;
}

const sameStanding = (a: Standing | null, b: Standing | null) =>
  a === b || (a?.lastGoal === b?.lastGoal && a?.score?.join() === b?.score?.join());

/**
 * Returns the prices of matches, updated by the latest responses.
 *
 * @param responsesOf responses of a match by its id
 */
export function foldPrices(
  known: ReadonlyMap<string, Priced>,
  records: readonly MatchRow[],
  told: (id: string) => ToldPrices,
): ReadonlyMap<string, Priced> {
  const next = new Map(known);
  for (const record of records) {
    const { before, inPlay, isComing = false } = told(record.id);
    const runs = record.phase === 'live' && inPlay !== undefined && inPlay.length > 0;
    const markets = runs ? inPlay : before;
    // A live match shows no earlier prices while newer ones may be loading.
    if (markets === undefined || (record.phase === 'live' && isComing)) continue;
    const last = known.get(record.id);
    const stage = runs ? 'inPlay' : record.phase === 'scheduled' ? 'before' : 'last';
    const standing = runs ? standingOf(record) : null;
    if (last?.markets === markets && last.stage === stage && sameStanding(last.standing, standing)) continue;
    // In-play prices and earlier ones are different markets: a step between them is no move.
    const seen = last && (last.stage === 'inPlay') === runs ? last.memory : undefined;
    next.set(record.id, { markets, standing, stage, ...rowPrices(markets, standing, seen) });
  }
  return next;
}
