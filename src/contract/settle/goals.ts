import { isGoal } from '#contract/goal.ts';
import { PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isRowEvent, type MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { isScoredKick } from '#contract/shoot-out-kick.ts';
import { SIDES, sideOf } from '#contract/side-of.ts';
import { hasSurplus, isPlaced, isWithin, type SideGoals, sideGoals } from './goal-limits.ts';
import {
  hasSamePlayer,
  isSamePlayer,
  MAX_COMPARED_EVENTS,
  type MatchRule,
  minutesBetween,
  withEvent,
} from './match-rule.ts';
import { areNinetyOver, phaseLimits, playedScore } from './phase-limits.ts';

/** Copies of a goal are at most so many minutes apart. */
const MAX_COPY_MINUTES = 3;
/** A goal is taken back within so many minutes. */
const MAX_RULING_MINUTES = 5;
/** A ruling may have the minute of the offence, and its goal a later one. */
const MAX_EARLY_RULING_MINUTES = 2;

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

/** Returns the goals that the other side may lack. */
function movableGoals({ goals, side }: SideGoals, match: MatchRow): readonly MatchEvent[] {
  const others = sideGoals(match).filter((one) => one.side !== side);
  if (others.some(({ limit, room }) => limit.name === 'final' && room <= 0)) return [];
  const fitting = goals.filter((goal) =>
    others.every(({ limit, room }) => room > 0 || !isWithin(goal, limit)),
  );
  return fitting.length > 0 ? fitting : goals;
}

/** What an event says of its player. */
const nameCount = ({ player_id, player_name }: MatchEvent) =>
  Number(player_id !== null) + Number(player_name !== null);

/** Whether two events tell if they are of one player. */
const areComparable = (a: MatchEvent, b: MatchEvent) =>
  (a.player_id !== null && b.player_id !== null) || (a.player_name !== null && b.player_name !== null);

/** Returns the goal that repeats another one, of those nearest to each other. */
function copyAmong(surplus: SideGoals, match: MatchRow, maxMinutes: number): MatchEvent | undefined {
  const { goals, side } = surplus;
  const pairs = goals.flatMap((earlier, at) =>
    goals.slice(at + 1).flatMap((later) => {
      const apart = Math.abs(minutesBetween(earlier, later));
      const isOne = hasSamePlayer(earlier, later);
      const isCopy = apart <= maxMinutes && (isOne || !areComparable(earlier, later));
      const copy = nameCount(earlier) < nameCount(later) ? earlier : later;
      return isCopy ? [{ copy, rank: apart + (isOne ? 0 : 0.5) }] : [];
    }),
  );
  const isOfOther = (event: MatchEvent) => isGoal(event) && sideOf(event, match.teams) !== side;
  const others =
    movableGoals(surplus, match).length > 0 ? [] : (match.events ?? []).filter((event) => isOfOther(event));
  const onBothSides = goals.flatMap((copy) =>
    others.flatMap((other) => {
      const apart = Math.abs(minutesBetween(copy, other));
      return apart <= maxMinutes && hasSamePlayer(copy, other) ? [{ copy, rank: apart + 0.5 }] : [];
    }),
  );
  return [...pairs, ...onBothSides].toSorted((a, b) => a.rank - b.rank)[0]?.copy;
}

/** Drops copies in the same minute, of which a feed is hardly ever right. */
export const exactCopies = settleGoal((surplus, match) => copyAmong(surplus, match, 0));
export const nearCopies = settleGoal((surplus, match) => copyAmong(surplus, match, MAX_COPY_MINUTES));

/** Drops one of two goals in a minute, of which the scorer has been corrected. */
export const sharedMinute = settleGoal(({ goals }) =>
  goals.findLast((later, at) => {
    const earlier = goals[at - 1];
    return later.minute !== null && earlier?.minute === later.minute && minutesBetween(earlier, later) === 0;
  }),
);

/** Returns the goal that a ruling follows soonest. */
function ruledOutGoal(
  { goals }: SideGoals,
  rulings: readonly MatchEvent[],
  isOfGoal: (ruling: MatchEvent, goal: MatchEvent) => boolean,
  minMinutes: number,
): MatchEvent | undefined {
  const pairs = goals.flatMap((goal) =>
    rulings.flatMap((ruling) => {
      const after = minutesBetween(goal, ruling);
      const isSoon = after >= minMinutes && after <= MAX_RULING_MINUTES;
      return isSoon && isOfGoal(ruling, goal) ? [{ goal, after: Math.abs(after) }] : [];
    }),
  );
  return pairs.toSorted((a, b) => a.after - b.after)[0]?.goal;
}

/** Drops goals of which a ruling names the player; that of an own goal is one of either team. */
export const scorerRuledOut = settleGoal((surplus, { events = [] }) =>
  ruledOutGoal(surplus, events.filter(isRuledOut), isSamePlayer, -MAX_EARLY_RULING_MINUTES),
);

export const goalRuledOut = settleGoal((surplus, { events = [], teams }) =>
  ruledOutGoal(
    surplus,
    events.filter((event) => isRuledOut(event) && sideOf(event, teams) === surplus.side),
    (ruling, goal) => !areComparable(ruling, goal),
    0,
  ),
);

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

/** Gives goals without a period that which follows the last phase that has all goals of its score. */
export const goalUntimed: MatchRule = (match) => {
  const phases = phaseLimits(match).slice(0, -1);
  return phases.reduceRight((settled, limit) => {
    // With extra time it may be one of two periods.
    if (limit.periods === 1 && areNinetyOver(match) && !match.scores.ft_score) return settled;
    const goals = (settled.events ?? []).filter((event) => isGoal(event) && !isPlaced(event, limit));
    if (goals.length === 0) return settled;
    const full = sideGoals(settled).filter((one) => one.limit.name === limit.name && one.room <= 0);
    return goals
      .filter((goal) => full.some(({ side }) => side === sideOf(goal, match.teams)))
      .reduce(
        (next, goal) => withEvent(next, goal, { ...goal, period: PERIODS[limit.periods] ?? null }),
        settled,
      );
  }, match);
};

export const kickSurplus: MatchRule = (match) => {
  const { ps_score } = match.scores;
  if (!ps_score) return match;
  return SIDES.reduce((settled, side, at) => {
    const isScored = (event: MatchEvent) => isScoredKick(event) && sideOf(event, match.teams) === side;
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
