import { MINUTE_MS } from '#contract/durations.ts';
import { bestResults, heldPrices, resultLine } from '#contract/odds/best-results.ts';
import { compareOdds } from '#contract/odds/compare-odds.ts';
import { FULL_TIME_RESULT_ID } from '#contract/odds/full-time-result.ts';
import { marketsOfBooks } from '#contract/odds/markets-of-books.ts';
import { RESULTS } from '#contract/odds/results.ts';
import { scoreStateOf } from '#contract/odds/score-state.ts';
import { winChances } from '#contract/odds/win-chances.ts';
import type { OddsFormat } from '#contract/operation.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import { isShielded } from '#news/is-shielded.ts';
import type { MatchEntry } from '#news/match-store.ts';
import type { PriceWait } from './price-waits.ts';

/** The prices of a match in an answer. */
export interface PriceAnswer {
  /** The newest record of the match. */
  readonly match: MatchRow;
  readonly markets: readonly OddsMarket[];
  readonly isInPlay: boolean;
  /** World time of the prices, epoch ms. */
  readonly asOf: number;
}

/** A wait, and the odds format of its viewer: a price is reached when it is shown as the one that they wait for. */
export interface ViewerWait {
  readonly wait: PriceWait;
  readonly format: OddsFormat;
}

/** Prices that are waited for are requested this often in play, and before, real ms. */
export const PRICE_PERIODS_MS = { live: MINUTE_MS, scheduled: 10 * MINUTE_MS } as const;
/** The chance has moved when it differs by so much from what it was. */
export const MOVE_SHARE = 0.05;
/** Differences of sums of fractions. */
const TOLERANCE = 1e-9;
/** Answers older than this are no news, real ms: in play, and before. */
const [MAX_AGE_IN_PLAY_MS, MAX_AGE_MS] = [3 * MINUTE_MS, 20 * MINUTE_MS];
/** An answer with older quotes is of a late server, unless the one before is older than this, real ms. */
const MAX_DISTRUST_MS = 15 * MINUTE_MS;

const isOfResult = ({ id }: OddsMarket): boolean => id === FULL_TIME_RESULT_ID;

/** Returns the times of the newest quotes of a match's result, epoch s, by bookmaker. */
function quoteTimes({ markets }: PriceAnswer): ReadonlyMap<string, number> {
  const line = resultLine(markets.filter(isOfResult));
  const { books } = line?.oddsGrid ?? { books: [] };
  return new Map(
    books.map(({ id }, at) => [id, Math.max(0, ...(line?.line.offers ?? []).map((row) => row[at]?.at ?? 0))]),
  );
}

/**
 * Whether an answer was given later than another of its match, or is the same with another record of the match, and no
 * bookmaker's quote is older than there.
 */
function isNewer(previous: PriceAnswer, answer: PriceAnswer, rate: number): boolean {
  const laterMs = answer.asOf - previous.asOf;
  if (laterMs < 0 || (laterMs === 0 && answer.match === previous.match)) return false;
  if (answer.isInPlay !== previous.isInPlay || laterMs > MAX_DISTRUST_MS * rate) return true;
  const before = quoteTimes(previous);
  return ![...quoteTimes(answer)].some(([id, at]) => at < (before.get(id) ?? 0));
}

/** Returns the phase in which a match has prices to wait for; null: it is shielded, over, or its result is awaited. */
export function pricePhase({ record, leftLiveAt }: MatchEntry): 'scheduled' | 'live' | null {
  if (isShielded(record)) return null;
  if (record.phase === 'scheduled') return record.phase;
  return record.phase === 'live' && leftLiveAt === null ? record.phase : null;
}

/** Whether nothing can be waited for in a match any more. A postponed one has other prices on its new date. */
const isOver = (match: MatchRow): boolean =>
  !isShielded(match) && (match.phase === 'finished' || match.phase === 'off');

/**
 * Whether two answers have a match as over: one alone may be mistaken.
 *
 * @param overSince world time of the first answer that had it so, epoch ms, by the match's id; is filled here
 */
export function isOverAgain({ record, asOf }: MatchEntry, overSince: Map<string, number>): boolean {
  if (!isOver(record)) return false;
  const since = overSince.get(record.id) ?? asOf;
  overSince.set(record.id, since);
  return asOf > since;
}

/** Whether the prices of an answer are those that hold for its match now. */
function isOfPhase({ match, isInPlay }: PriceAnswer): boolean {
  return !isShielded(match) && match.phase === (isInPlay ? 'live' : 'scheduled');
}

/** Returns the best prices of a match's result as they are shown, of some bookmakers or of all; null for those that do not hold. */
function pricesOf({ match, markets, isInPlay }: PriceAnswer, books: PriceWait['books']) {
  const ofResult = markets.filter(isOfResult);
  const line = resultLine(books ? marketsOfBooks(ofResult, books) : ofResult);
  return line ? heldPrices(bestResults(line, isInPlay ? scoreStateOf(match) : null)) : [];
}

function isReached({ price, from }: PriceWait, value: number, format: OddsFormat): boolean {
  if (price === null) return Math.abs(value - from) >= MOVE_SHARE - TOLERANCE;
  const difference = compareOdds(value, price, format);
  return price > from ? difference >= 0 : difference <= 0;
}

/**
 * Returns what an answer says of the prices that viewers wait for. By these rules:
 *
 * | situation | rule |
 * | --- | --- |
 * | the best price is shown as the one that is waited for, or is beyond it | reached, from whichever side it comes |
 * | the chance without the margin differs by five percentage points from what it was | moved, up or down |
 * | all bookmakers have suspended the result, or no longer have it | nothing |
 * | a price is from before the last goal, or before kick-off in a match that is on | it does not count |
 * | a price is twenty times the next one | it is a mistake, and does not count |
 * | an answer repeats, is older, or is of a late server | nothing |
 * | an answer is of before the wait was set, or too old to be news | nothing |
 * | the match is shielded or not on any more | nothing |
 *
 * @param previous the last answer that was believed; null: there was none
 * @returns the answer that is believed now, and the waits that it ends with the price or the chance of each
 */
export function priceNews<W extends ViewerWait>(
  waits: readonly W[],
  previous: PriceAnswer | null,
  answer: PriceAnswer,
  { now, rate }: { readonly now: number; readonly rate: number },
): { readonly believed: PriceAnswer; readonly news: readonly (readonly [waiting: W, value: number])[] } {
  if (previous && !isNewer(previous, answer, rate)) return { believed: previous, news: [] };
  const maxAgeMs = (answer.isInPlay ? MAX_AGE_IN_PLAY_MS : MAX_AGE_MS) * rate;
  if (!isOfPhase(answer) || now - answer.asOf > maxAgeMs) return { believed: answer, news: [] };
  const byBooks = new Map<string, readonly (number | null)[]>();
  const news = waits.flatMap((waiting) => {
    const { wait, format } = waiting;
    const books = String(wait.books);
    const prices = byBooks.get(books) ?? pricesOf(answer, wait.books);
    byBooks.set(books, prices);
    const value = (wait.price === null ? winChances(prices) : prices)?.[RESULTS.indexOf(wait.result)];
    const isEnd = answer.asOf > wait.since && value != null && isReached(wait, value, format);
    return isEnd ? [[waiting, value] as const] : [];
  });
  return { believed: answer, news };
}
