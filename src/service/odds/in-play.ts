import type { MatchFrame } from '#service/engine/match-frame.ts';
import { below, stream } from '#service/engine/streams.ts';
import type { Bookmaker } from './bookmakers.ts';
import type { Market } from './markets.ts';
import { expectation, NEWS_HOURS } from './news.ts';
import { PURPOSE } from './purposes.ts';
import { type Quote, quotes } from './quote.ts';
import { ninetyMinutes, situationAt } from './situation.ts';
import { suspensions } from './suspension.ts';

/** The last thing that a bookmaker said in play: new prices, or that there are none. */
interface Word {
  /** Epoch seconds. */
  readonly at: number;
  readonly suspended: boolean;
}

/**
 * What a bookmaker said last by an instant: prices at his pace, new ones as soon as a suspension is over. Null outside
 * the 90 minutes, and for who offers nothing in play.
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

/** Everything that a bookmaker said in play by an instant, oldest first. */
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

/** What a bookmaker offers with a word; of a suspended market only that it is. */
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
