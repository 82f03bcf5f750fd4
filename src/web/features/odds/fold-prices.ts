import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import type { Standing } from './best.ts';
import { type RowPrices, rowPrices } from './best-prices.ts';
import type { Memory } from './memory.ts';
import { standingOf } from './standing.ts';

/** What prices of a match are: from before its kick-off (`last` once it has kicked off), or in play. */
export type Stage = 'before' | 'inPlay' | 'last';

/** A match's prices, and what they were made from: the same object as long as that says the same. */
export interface Priced {
  readonly markets: readonly OddsMarket[];
  readonly standing: Standing | null;
  readonly stage: Stage;
  readonly memory: Memory;
  /** Null: nobody offers any. */
  readonly prices: RowPrices | null;
}

/** What the service tells of a match's prices; undefined where nobody has asked, or the answer has not come. */
export interface ToldPrices {
  readonly before: readonly OddsMarket[] | undefined;
  readonly inPlay: readonly OddsMarket[] | undefined;
  /** Whether those in play are on their way. */
  readonly isComing?: boolean;
}

const sameStanding = (a: Standing | null, b: Standing | null) =>
  a === b || (a?.lastGoal === b?.lastGoal && a?.score?.join() === b?.score?.join());

/**
 * The prices of matches once what is told has been seen as well.
 *
 * @param told what is told of a match, by its id
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
    // A match in play shows no price from before as long as there may be newer ones.
    if (markets === undefined || (record.phase === 'live' && isComing)) continue;
    const last = known.get(record.id);
    const stage = runs ? 'inPlay' : record.phase === 'scheduled' ? 'before' : 'last';
    const standing = runs ? standingOf(record) : null;
    if (last?.markets === markets && last.stage === stage && sameStanding(last.standing, standing)) continue;
    // Prices in play are others than those from before: nothing has moved from the ones to the others.
    const seen = last && (last.stage === 'inPlay') === runs ? last.memory : undefined;
    next.set(record.id, { markets, standing, stage, ...rowPrices(markets, standing, seen) });
  }
  return next;
}
