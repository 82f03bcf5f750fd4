import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isKick, isScoredKick } from '#contract/shoot-out-kick.ts';
import { otherSide, type Side, sideOf } from '#contract/side-of.ts';

const KICKS_PER_SIDE = 5;

/** The kicks of a side. */
export interface SideKicks {
  /** Whether each one was scored, in order. */
  readonly kicks: readonly boolean[];
  /** Kicks still to come: of the first five, then of the next pair of sudden death. */
  readonly remaining: number;
  /** Whether the next kick is this side's; false if unknown. */
  readonly isNext: boolean;
}

export interface ShootOut {
  readonly home: SideKicks;
  readonly away: SideKicks;
  readonly score: Score;
  readonly isDecided: boolean;
}

/** Whether one side cannot be caught within the first five kicks, or leads after a pair of sudden death. */
function isWon([home, away]: Score, taken: Score): boolean {
  const [homeLeft, awayLeft] = taken.map((count) => Math.max(0, KICKS_PER_SIDE - count)) as [number, number];
  if (homeLeft + awayLeft === 0) return taken[0] === taken[1] && home !== away;
  return home > away + awayLeft || away > home + homeLeft;
}

/** Returns the side of the next kick after these; null before the first one, and where they do not alternate. */
function nextSide(sides: readonly Side[]): Side | null {
  const last = sides.at(-1);
  const doAlternate = sides.every((side, at) => at === 0 || side !== sides[at - 1]);
  return last && doAlternate ? otherSide(last) : null;
}

/**
 * Returns the kicks of a match's shoot-out. Null without one, and where the events are missing or disagree with its
 * score.
 */
export function shootOutOf({
  events = [],
  teams,
  scores,
  phase,
}: Pick<MatchRow, 'events' | 'teams' | 'scores' | 'phase'>): ShootOut | null {
  const { ps_score: score } = scores;
  if (score === null) return null;
  const kicks = events.flatMap((event) => {
    const side = sideOf(event, teams);
    const isTaken = isKick(event) && event.result !== 'cancelled';
    return side && isTaken ? [{ side, isScored: isScoredKick(event) }] : [];
  });
  const kicksOf = (side: Side) => kicks.filter((kick) => kick.side === side).map(({ isScored }) => isScored);
  const [home, away] = [kicksOf('home'), kicksOf('away')];
  const goals: Score = [home.filter(Boolean).length, away.filter(Boolean).length];
  if (goals[0] !== score[0] || goals[1] !== score[1]) return null;
  if (kicks.length === 0 && phase !== 'live') return null;
  const isDecided = phase !== 'live' || isWon(score, [home.length, away.length]);
  // In sudden death one pair after the other comes.
  const pairs = home.length === away.length ? home.length + 1 : Math.max(home.length, away.length);
  const kickCount = Math.max(KICKS_PER_SIDE, pairs);
  const next = isDecided ? null : nextSide(kicks.map(({ side }) => side));
  const side = (name: Side, own: readonly boolean[]): SideKicks => ({
    kicks: own,
    remaining: isDecided ? 0 : kickCount - own.length,
    isNext: next === name,
  });
  return { home: side('home', home), away: side('away', away), score, isDecided };
}
