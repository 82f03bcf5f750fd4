import { type Disruption, disruptionOf } from './disruption.ts';
import { ENGINE_STREAM } from './engine-streams.ts';
import { firstHalfScore, goalTimes } from './goal-times.ts';
import { type MatchFrame, type Score, type Side, sharedScore } from './match-frame.ts';
import { compareMoments, playMomentOf } from './play-moment.ts';
import { scoreMatrix, scoreOf } from './score-matrix.ts';
import { shootOutKicks, shootOutScore } from './shoot-out.ts';
import { stream, u32 } from './streams.ts';

/**
 * Result of a match. Every score counts from the start of the match, as on a scoreboard; a part not played is null.
 */
export interface MatchResult {
  ht: Score | null;
  /** Score after 90 minutes; of an award, the awarded score. */
  ft: Score | null;
  /** Score after extra time, including the 90 minutes' goals (our choice, as the wire is silent). */
  et: Score | null;
  ps: Score | null;
  /** Score for tables and aggregates, without the shoot-out; null if nothing counts (yet). */
  final: Score | null;
  /** Null for a draw. Of a second leg: the winner of the tie, on aggregate or after it. */
  winner: Side | null;
}

/** Goals in 30 minutes of extra time as a fraction of those in 90: tired sides are cautious. */
const EXTRA_TIME_SHARE = 0.28;

const UNPLAYED: MatchResult = { ht: null, ft: null, et: null, ps: null, final: null, winner: null };

function leader(home: number, away: number): Side | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}

/** Returns the score after 90 minutes, regardless of disruptions. */
export function regularScore(frame: MatchFrame): Score {
  return scoreOf(scoreMatrix(frame), u32(stream(frame.seed, frame.id, ENGINE_STREAM.score), 0));
}

/** Returns the goals of extra time alone. */
export function extraTimeScore(frame: MatchFrame): Score {
  const key = stream(frame.seed, frame.id, ENGINE_STREAM.extraTimeScore);
  return scoreOf(scoreMatrix(frame, EXTRA_TIME_SHARE), u32(key, 0));
}

function mustHaveWinner({ kind }: MatchFrame): boolean {
  return kind === 'single' || kind === 'second-leg';
}

function playedResult(frame: MatchFrame): MatchResult {
  const ft = regularScore(frame);
  const ht = firstHalfScore(frame, ft);
  const carried = frame.kind === 'second-leg' ? frame.carried : null;
  const deficit = carried === null ? 0 : carried[1] - carried[0];
  const winner = leader(ft[0] - deficit, ft[1]);
  if (winner !== null || !mustHaveWinner(frame)) return { ht, ft, et: null, ps: null, final: ft, winner };

  const extra = extraTimeScore(frame);
  const et = sharedScore(ft[0] + extra[0], ft[1] + extra[1]);
  const winnerOfExtraTime = leader(extra[0], extra[1]);
  if (winnerOfExtraTime !== null) return { ht, ft, et, ps: null, final: et, winner: winnerOfExtraTime };

  const ps = shootOutScore(shootOutKicks(frame));
  return { ht, ft, et, ps, final: et, winner: leader(ps[0], ps[1]) };
}

function awardTo(winner: Side): Score {
  return winner === 'home' ? sharedScore(3, 0) : sharedScore(0, 3);
}

/** Returns the score when the match was abandoned. */
function scoreWhenAbandoned(frame: MatchFrame, minute: number): Score {
  const end = playMomentOf(minute);
  const before = goalTimes(frame, regularScore(frame)).filter((goal) => compareMoments(goal, end) < 0);
  const home = before.filter((goal) => goal.side === 'home').length;
  return sharedScore(home, before.length - home);
}

function abandonedResult(frame: MatchFrame, end: Extract<Disruption, { kind: 'abandoned' }>): MatchResult {
  const ht = end.minute > 45 ? firstHalfScore(frame, regularScore(frame)) : null;
  if (end.outcome === 'replayed') return { ...UNPLAYED, ht };
  const final = end.winner === null ? scoreWhenAbandoned(frame, end.minute) : awardTo(end.winner);
  return { ht, ft: final, et: null, ps: null, final, winner: leader(final[0], final[1]) };
}

/**
 * Returns the result of a match: one draw from its score matrix, overruled by its disruption. The story is made to
 * fit the result, never the other way round, so that tables, promotion and draws need no stories. Takes about 0.2 us.
 */
export function resultOf(frame: MatchFrame): MatchResult {
  const end = disruptionOf(frame);
  switch (end.kind) {
    case 'postponed':
    case 'cancelled':
      return UNPLAYED;
    case 'awarded': {
      const final = awardTo(end.winner);
      return { ...UNPLAYED, ft: final, final, winner: end.winner };
    }
    case 'abandoned':
      return abandonedResult(frame, end);
    default:
      return playedResult(frame);
  }
}

/**
 * Returns the `final` score of `resultOf` for tables, at a lower cost: a start-up needs it for half a million
 * matches.
 */
export function finalScore(frame: MatchFrame): Score | null {
  const { kind } = disruptionOf(frame);
  const isPlayed = kind === 'played' || kind === 'delayed' || kind === 'interrupted';
  return isPlayed && !mustHaveWinner(frame) ? regularScore(frame) : resultOf(frame).final;
}
