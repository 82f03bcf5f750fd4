import type { MatchFrame } from '#service/engine/match-frame.ts';
import { below, stream } from '#service/engine/streams.ts';
import type { Bookmaker } from './bookmakers.ts';
import type { Market } from './markets.ts';
import { expectation, NEWS_HOURS } from './news.ts';
import { PURPOSE } from './purposes.ts';
import { type Quote, quotes } from './quote.ts';
import { ninetyMinutes, situationAt } from './situation.ts';
import { suspensions } from './suspension.ts';

/** A bookmaker's update in play: new prices, or a suspension. */
interface Word {
  /** Epoch seconds. */
  readonly at: number;
  readonly suspended: boolean;
}

/**
 * Returns the last update of a bookmaker by an instant: new prices at a regular interval, and after each suspension.
 * Null outside the 90 minutes, and for bookmakers without prices in play.
 */
export function lastWord(frame: MatchFrame, bookmaker: Bookmaker, instant: number): Word | null {
  const played = bookmaker.bookInPlay === null ? null : ninetyMinutes(frame);
  if (played === null || instant < played.from || instant >= played.to) return null;
  const { id, pace, resumes } = bookmaker;
  const all = suspensions(frame, resumes);
  const running = all.find(({ from, to }) => from <= instant && instant < to);
  if (running !== undefined) return { at: Math.max(running.from, played.from), suspended: true };
  const beat = played.from + below(stream(frame.seed, frame.id, PURPOSE.pulse), id, pace);
  const last = beat + Math.floor((instant - beat) / pace) * pace;
  const resumed = all.findLast(({ to }) => to <= instant)?.to ?? 0;
  return { at: Math.max(played.from, last, resumed), suspended: false };
}

/** Returns every update of a bookmaker in play by an instant, oldest first. */
export function wordsBy(frame: MatchFrame, bookmaker: Bookmaker, now: number): readonly Word[] {
  const words: Word[] = [];
  const played = ninetyMinutes(frame);
  if (played === null) return words;
  let word = lastWord(frame, bookmaker, Math.min(now, played.to - 1));
  while (word !== null) {
    words.push(word);
    word = lastWord(frame, bookmaker, word.at - 1);
  }
  return words.reverse();
}

/** Returns the quotes of an update; a suspended market has no lines. */
export function quotesAfter(
  frame: MatchFrame,
  bookmaker: Bookmaker,
  markets: readonly Market[],
  { at, suspended }: Word,
): readonly Quote[] {
  const situation = situationAt(frame, at);
  if (situation === null || bookmaker.bookInPlay === null) return [];
  if (!suspended) {
    const matrix = expectation(frame, bookmaker, NEWS_HOURS.length);
    return quotes(markets, matrix, bookmaker.bookInPlay, at, situation);
  }
  const { score, minute, period, part } = situation;
  const isOpen = ({ until }: Market) => until === 'full-time' || (period === 0 && part < 1);
  return markets.filter(isOpen).map((market) => ({ market, at, score, minute, lines: null }));
}
