import { scoreStateOf } from '#contract/odds/score-state.ts';
import type { ScoreState } from '#contract/odds/valid-prices.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import { type BestResultPrices, matchPrices } from './best-prices.ts';
import type { Memory } from './memory.ts';

/** Kind of prices: before kick-off, in play, or `last`, the closing prices after kick-off. */
export type PriceStage = 'before' | 'inPlay' | 'last';

/** A match's prices and what they were computed from; the same object while nothing changes. */
export interface FoldedPrices {
  readonly markets: readonly OddsMarket[];
  readonly scoreState: ScoreState | null;
  readonly stage: PriceStage;
  readonly memory: Memory;
  /** Null without any offer. */
  readonly prices: BestResultPrices | null;
}

/** The price responses of a match; undefined while not requested or loading. */
export interface PriceResponses {
  readonly before: readonly OddsMarket[] | undefined;
  readonly inPlay: readonly OddsMarket[] | undefined;
  /** Whether the in-play prices are loading. */
  readonly isComing?: boolean;
}

const isSameScoreState = (a: ScoreState | null, b: ScoreState | null) =>
  a === b || (a?.lastGoal === b?.lastGoal && a?.score?.join() === b?.score?.join());

/**
 * Returns the prices of matches, updated by the latest responses; the same object if nothing changes.
 *
 * @param responsesOf responses of a match by its id
 */
export function foldPrices(
  previous: ReadonlyMap<string, FoldedPrices>,
  records: readonly MatchRow[],
  responsesOf: (id: string) => PriceResponses,
): ReadonlyMap<string, FoldedPrices> {
  const changes = new Map<string, FoldedPrices>();
  for (const record of records) {
    const { before, inPlay, isComing = false } = responsesOf(record.id);
    const isInPlay = record.phase === 'live' && inPlay !== undefined && inPlay.length > 0;
    const markets = isInPlay ? inPlay : before;
    // A live match shows no earlier prices while newer ones may be loading.
    if (markets === undefined || (record.phase === 'live' && isComing)) continue;
    const last = previous.get(record.id);
    const stage = isInPlay ? 'inPlay' : record.phase === 'scheduled' ? 'before' : 'last';
    const scoreState = isInPlay ? scoreStateOf(record) : null;
    if (last?.markets === markets && last.stage === stage && isSameScoreState(last.scoreState, scoreState))
      continue;
    // In-play prices and earlier ones are different markets: a step between them is no move.
    const memory = last && (last.stage === 'inPlay') === isInPlay ? last.memory : undefined;
    changes.set(record.id, { markets, scoreState, stage, ...matchPrices(markets, scoreState, memory) });
  }
  return changes.size === 0 ? previous : new Map([...previous, ...changes]);
}
