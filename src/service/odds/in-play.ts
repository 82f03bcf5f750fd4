import type { MatchFrame } from '#service/engine/match-frame.ts';
import { below, stream } from '#service/engine/streams.ts';
import type { Bookmaker } from './bookmakers.ts';
import type { Market } from './markets.ts';
import { expectation, NEWS_HOURS } from './news.ts';
import { ODDS_STREAM } from './odds-streams.ts';
import { type Quote, quotes } from './quote.ts';
import { ninetyMinutes, situationAt } from './situation.ts';
import { suspensions } from './suspensions.ts';

/** A bookmaker's update in play: new prices, or a suspension. */
interface InPlayUpdate {
  /** Epoch seconds. */
  readonly at: number;
  readonly isSuspended: boolean;
}

/**
 * Returns the last update of a bookmaker by an instant: new prices at a regular interval, and after each suspension.
 * Null outside the 90 minutes, and for bookmakers without prices in play.
 */
export function lastUpdate(frame: MatchFrame, bookmaker: Bookmaker, instant: number): InPlayUpdate | null {
  const played = bookmaker.bookInPlay === null ? null : ninetyMinutes(frame);
  if (played === null || instant < played.from || instant >= played.to) return null;
  const { id, pace, resumes } = bookmaker;
  const all = suspensions(frame, resumes);
  const running = all.find(({ from, to }) => from <= instant && instant < to);
  if (running !== undefined) return { at: Math.max(running.from, played.from), isSuspended: true };
  const beat = played.from + below(stream(frame.seed, frame.id, ODDS_STREAM.pulse), id, pace);
  const last = beat + Math.floor((instant - beat) / pace) * pace;
  const resumed = all.findLast(({ to }) => to <= instant)?.to ?? 0;
  return { at: Math.max(played.from, last, resumed), isSuspended: false };
}

/** Returns every update of a bookmaker in play by an instant, oldest first. */
export function updatesBy(frame: MatchFrame, bookmaker: Bookmaker, now: number): readonly InPlayUpdate[] {
  const updates: InPlayUpdate[] = [];
  const played = ninetyMinutes(frame);
  if (played === null) return updates;
  let update = lastUpdate(frame, bookmaker, Math.min(now, played.to - 1));
  while (update !== null) {
    updates.push(update);
    update = lastUpdate(frame, bookmaker, update.at - 1);
  }
  return updates.reverse();
}

/** Returns the quotes of an update; a suspended market has no lines. */
export function quotesAfter(
  frame: MatchFrame,
  bookmaker: Bookmaker,
  markets: readonly Market[],
  { at, isSuspended }: InPlayUpdate,
): readonly Quote[] {
  const situation = situationAt(frame, at);
  if (situation === null || bookmaker.bookInPlay === null) return [];
  if (!isSuspended) {
    const matrix = expectation(frame, bookmaker, NEWS_HOURS.length);
    return quotes(markets, matrix, bookmaker.bookInPlay, at, situation);
  }
  const { score, minute, period, part } = situation;
  const isOpen = ({ until }: Market) => until === 'full-time' || (period === 0 && part < 1);
  return markets.filter(isOpen).map((market) => ({ market, at, score, minute, lines: null }));
}
