import { LRUCache } from 'lru-cache';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { type ScoreMatrix, scoreMatrix, scoreMatrixOfRates } from '#service/engine/score-matrix.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import type { Bookmaker } from './bookmakers.ts';
import { ODDS_STREAM } from './odds-streams.ts';

/** Hours before the scheduled kick-off at which news comes. */
export const NEWS_HOURS: readonly number[] = [
  240, 216, 192, 168, 144, 120, 96, 84, 72, 60, 48, 36, 30, 24, 18, 12, 9, 6, 4, 3, 2, 1.5, 1, 0.75, 0.5,
  0.25,
];

/** Maximum shift of expected goals by one piece of news, as a fraction; most shifts are far smaller. */
const MAX_NEWS_SHIFT = 0.027;
/** Maximum permanent difference of a bookmaker's opinion from the others. */
const MAX_OPINION_SHIFT = 0.019;

/** Enough for the prices of a busy Saturday. Fair lines are dropped together with their matrix. */
const matrices = new LRUCache<number, ScoreMatrix>({ max: 2_000 });

/** Returns a number from -1 to 1, small ones far more often. */
function tilt(key: number, i: number): number {
  const even = u32(key, i) / 2_147_483_648 - 1;
  return even ** 3;
}

/**
 * Returns one bookmaker's expected goals of a match after some pieces of news (0 to `NEWS_HOURS.length`). The
 * expectation is the true score matrix minus the news still to come, so that with the last piece of news the prices
 * are those of the match's own matrix, except for the bookmaker's own opinion.
 */
export function expectation(frame: MatchFrame, bookmaker: Bookmaker, newsCount: number): ScoreMatrix {
  const { seed, id } = frame;
  const news = stream(seed, id, ODDS_STREAM.news);
  let supremacy = 0;
  let total = 0;
  for (let i = newsCount; i < NEWS_HOURS.length; i++) {
    supremacy += tilt(news, 2 * i) * MAX_NEWS_SHIFT;
    total += tilt(news, 2 * i + 1) * MAX_NEWS_SHIFT;
  }
  const own = tilt(stream(seed, id, ODDS_STREAM.opinion), bookmaker.id) * MAX_OPINION_SHIFT;
  const [home, away] = scoreMatrix(frame).rates;
  const ours = home * (1 + total + supremacy + own);
  const theirs = away * (1 + total - supremacy - own);
  return scoreMatrixOfRates([ours, theirs], matrices);
}
