import { isGoal } from '#contract/goal.ts';
import { PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isRowEvent, type MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { sideOf } from '#contract/side-of.ts';
import { hasSurplus, isTimed, isWithin, type SideGoals, sideGoals } from './goal-limits.ts';
import {
  isNameless,
  isSamePlayer,
  MAX_COMPARED_EVENTS,
  type MatchRule,
  minutesBetween,
  withEvent,
} from './match-rule.ts';
import { playedScore } from './phase-limits.ts';

/** Copies of a goal are at most so many minutes apart. */
const MAX_COPY_MINUTES = 3;
/** A goal is taken back within so many minutes. */
const MAX_RULING_MINUTES = 5;

/** Returns the goals among which a side has too many: those of the first phase that does not have them all. */
function surplusOf(match: MatchRow): readonly SideGoals[] {
  const sides = sideGoals(match);
  const finals = sides.filter(({ limit, room }) => limit.name === 'final' && room < 0);
  return finals.flatMap((final) => {
    const phase = sides.find((one) => one.side === final.side && one.room < 0) ?? final;
    return { ...phase, room: Math.max(phase.room, final.room) };
  });
}

/** Changes goals as long as a side has more than its score and `choose` names some of them. */
function settleSurplus(
  choose: (surplus: SideGoals, match: MatchRow) => readonly MatchEvent[],
  change: (goal: MatchEvent, match: MatchRow) => MatchEvent | null = () => null,
): MatchRule {
  return (match) => {
    const score = playedScore(match);
    let settled = match;
    while (score && hasSurplus(settled, score)) {
      const goals = surplusOf(settled)
        .map((surplus) => choose(surplus, settled))
        .find(({ length }) => length > 0);
      if (!goals) break;
      settled = goals.reduce((next, goal) => withEvent(next, goal, change(goal, next)), settled);
    }
    return settled;
  };
}

/** Like `settleSurplus`, but changes one goal after the other, each compared with the others. */
function settleGoal(
  choose: (surplus: SideGoals, match: MatchRow) => MatchEvent | undefined,
  change?: (goal: MatchEvent, match: MatchRow) => MatchEvent,
): MatchRule {
  return settleSurplus((surplus, match) => {
    const goal = surplus.goals.length > MAX_COMPARED_EVENTS ? undefined : choose(surplus, match);
    return goal ? [goal] : [];
  }, change);
}

/** Returns the goal that repeats another one, of those nearest to each other. */
function copyAmong({ goals }: SideGoals, maxMinutes: number): MatchEvent | undefined {
  const pairs = goals.flatMap((earlier, at) =>
    goals.slice(at + 1).flatMap((later) => {
      const apart = Math.abs(minutesBetween(earlier, later));
      const isOne = isSamePlayer(earlier, later);
      const isCopy = apart <= maxMinutes && (isOne || isNameless(earlier) || isNameless(later));
      const copy = isNameless(earlier) && !isNameless(later) ? earlier : later;
      return isCopy ? [{ copy, rank: apart + (isOne ? 0 : 0.5) }] : [];
    }),
  );
  return pairs.toSorted((a, b) => a.rank - b.rank)[0]?.copy;
}

/** Drops copies in the same minute, of which a feed is hardly ever right. */
export const exactCopies = settleGoal((surplus) => copyAmong(surplus, 0));
export const nearCopies = settleGoal((surplus) => copyAmong(surplus, MAX_COPY_MINUTES));

export const goalRuledOut = settleGoal(({ goals, side }, { events = [], teams }) =>
  goals.find((goal) =>
    events.some((ruling) => {
      const after = minutesBetween(goal, ruling);
      const isOfGoal = isSamePlayer(ruling, goal) || isNameless(ruling) || isNameless(goal);
      const isRuling = isRuledOut(ruling) && sideOf(ruling, teams) === side;
      return isRuling && isOfGoal && after >= 0 && after <= MAX_RULING_MINUTES;
    }),
  ),
);

/** Returns the goals that the other side may lack. */
function movableGoals({ goals, side }: SideGoals, match: MatchRow): readonly MatchEvent[] {
  const others = sideGoals(match).filter((one) => one.side !== side);
  if (others.some(({ limit, room }) => limit.name === 'final' && room <= 0)) return [];
  const fitting = goals.filter((goal) =>
    others.every(({ limit, room }) => room > 0 || !isWithin(goal, limit)),
  );
  return fitting.length > 0 ? fitting : goals;
}

const toOtherSide = (goal: MatchEvent, { teams: { home, away } }: MatchRow): MatchEvent => ({
  ...goal,
  team_id: goal.team_id === home.id ? away.id : home.id,
});

/** Moves goals of players with other events on the other side, then own goals, for which feeds name either team. */
export const certainSides = settleGoal((surplus, match) => {
  // A row has no other events, and must come to the same result.
  const events = (match.events ?? []).filter((event) => isRowEvent(event));
  const playsForOther = (goal: MatchEvent) =>
    events.some(
      (event) => isSamePlayer(event, goal) && event.team_id !== null && event.team_id !== goal.team_id,
    );
  const goals = movableGoals(surplus, match);
  return goals.findLast(playsForOther) ?? goals.findLast(({ own_goal }) => own_goal);
}, toOtherSide);

export const likelySides = settleGoal((surplus, match) => movableGoals(surplus, match).at(-1), toOtherSide);

const dropLatest = settleSurplus(({ goals, room }) => goals.slice(room));

/** Drops goals without a team, the latest first, as far as the score of both sides has no room for them. */
const dropSideless: MatchRule = (match) => {
  const score = playedScore(match);
  if (!score || !hasSurplus(match, score)) return match;
  const { with: own = [], without = [] } = Object.groupBy((match.events ?? []).filter(isGoal), (goal) =>
    sideOf(goal, match.teams) ? 'with' : 'without',
  );
  const surplus = without.slice(score[0] + score[1] - own.length);
  return surplus.reduce((settled, goal) => withEvent(settled, goal, null), match);
};

export const goalSurplus: MatchRule = (match) => dropSideless(dropLatest(match));

/** Gives goals that can be of no half but the second their period. */
export const goalUntimed: MatchRule = (match) => {
  const untimed = (match.events ?? []).filter((event) => isGoal(event) && !isTimed(event));
  if (untimed.length === 0) return match;
  const full = sideGoals(match).filter(({ limit, room }) => limit.name === 'ht_score' && room <= 0);
  const goals = untimed.filter((goal) => full.some(({ side }) => side === sideOf(goal, match.teams)));
  return goals.reduce((settled, goal) => withEvent(settled, goal, { ...goal, period: PERIODS[1] }), match);
};

export const kickSurplus: MatchRule = (match) => {
  const { ps_score } = match.scores;
  if (!ps_score) return match;
  return (['home', 'away'] as const).reduce((settled, side, at) => {
    const isScored = (event: MatchEvent) =>
      event.type === 'penalty_shootout_scored' &&
      event.result !== 'cancelled' &&
      sideOf(event, match.teams) === side;
    let next = settled;
    for (let kicks = (next.events ?? []).filter(isScored); kicks.length > (ps_score[at] ?? 0); ) {
      const copies = kicks.length > MAX_COMPARED_EVENTS ? [] : kicks;
      const copy = copies.findLast((kick, place) =>
        kicks.slice(0, place).some((one) => isSamePlayer(one, kick)),
      );
      const surplus = copy ?? kicks.at(-1);
      if (!surplus) break;
      next = withEvent(next, surplus, null);
      kicks = kicks.filter((kick) => kick !== surplus);
    }
    return next;
  }, match);
};
