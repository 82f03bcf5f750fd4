import { DAY_S, HOUR_S } from '#contract/durations.ts';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { below, stream, TWO_32, u32 } from '#service/engine/streams.ts';
import type { Bookmaker } from './bookmakers.ts';
import { NEWS_HOURS } from './news.ts';
import { ODDS_STREAM } from './odds-streams.ts';

/** A bookmaker's new prices before kick-off. */
export interface Move {
  /** Epoch seconds. */
  readonly at: number;
  /** Number of pieces of news that the prices include. */
  readonly newsCount: number;
}

/** Random delay of the opening price. */
const OPENING_SPREAD_SECONDS = 6 * HOUR_S;
/** Minimum seconds between two prices of a bookmaker. */
const MIN_SECONDS_APART = 60;

/**
 * Returns when a bookmaker opens and changes prices before kick-off, oldest first: at the opening, and some time
 * after each piece of news, depending on the bookmaker's reaction time.
 *
 * @param from announcement of the match, epoch seconds
 * @param whistle the first whistle; later moves are dropped
 */
export function movesOf(
  frame: MatchFrame,
  { id, opens, reaction }: Bookmaker,
  from: number,
  whistle: number,
): readonly Move[] {
  const { seed, kickOff } = frame;
  const seeing = stream(seed, frame.id, ODDS_STREAM.seeing);
  const opening =
    kickOff - opens * DAY_S + below(stream(seed, frame.id, ODDS_STREAM.opening), id, OPENING_SPREAD_SECONDS);
  const first = Math.max(opening, from);
  const moves: { at: number; newsCount: number }[] = [{ at: first, newsCount: 0 }];
  NEWS_HOURS.forEach((hours, i) => {
    const late = 0.5 + u32(seeing, id * NEWS_HOURS.length + i) / TWO_32;
    const at = Math.floor(kickOff - hours * HOUR_S + reaction * 60 * late);
    const last = moves.at(-1);
    if (last === undefined) return;
    if (at <= first) last.newsCount = i + 1;
    else moves.push({ at: Math.max(at, last.at + MIN_SECONDS_APART), newsCount: i + 1 });
  });
  return moves.filter(({ at }) => at < whistle);
}
