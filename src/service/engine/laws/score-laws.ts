import { disruptionOf } from '#service/engine/disruption.ts';
import { type InstantLaw, isPlayedScore, type MatchLaw, toJson } from './law.ts';

export const scoreMatchLaws: Record<string, MatchLaw> = {
  'Folding every story ends in its result': ({ result }, { score, ht, ft, et, ps, winner }) => {
    const foldText = toJson({ ht, ft, et, ps, winner });
    const { final, ...parts } = result;
    if (foldText !== toJson(parts)) return `folded ${foldText}, drawn ${toJson(result)}`;
    return final === null || toJson(score) === toJson(final)
      ? null
      : `board ${toJson(score)}, ${toJson(final)} counts`;
  },

  'A cup tie always has a winner, unless it is postponed': (_, { winner, status }, frame) => {
    const { kind } = frame;
    const mustHave = (kind === 'single' && disruptionOf(frame).kind !== 'postponed') || kind === 'second-leg';
    return mustHave && winner === null ? `status ${status}, no winner` : null;
  },

  'A goal that is no own goal is a shot on target': (_, { stats, events }) => {
    for (const [team, side] of stats.entries()) {
      const name = team === 0 ? 'home' : 'away';
      const goals = events.filter(
        (event) => event.side === name && event.type === 'goal' && !event.ownGoal,
      ).length;
      if (side.shots_on_target < goals) return `${side.shots_on_target} on target, ${goals} goals`;
    }
    return null;
  },
};

export const scoreInstantLaws: Record<string, InstantLaw> = {
  'At every instant the score is the goals shown and not ruled out by then, own goals for the other side': (
    now,
    _,
    { entries },
    instant,
  ) => {
    if (!isPlayedScore(now)) return null;
    const goals = [0, 0];
    for (const { kind, side, ownGoal, shownAt, amendments } of entries) {
      if (kind !== 'goal' || shownAt > instant) continue;
      if (amendments.some((later) => later.shownAt <= instant && later.patch.result === 'cancelled'))
        continue;
      const team = (side === 'home') !== ownGoal ? 0 : 1;
      goals[team] = (goals[team] ?? 0) + 1;
    }
    return toJson(goals) === toJson(now.score) ? null : `score ${toJson(now.score)}, goals ${toJson(goals)}`;
  },

  'The last goal of the list carries the current score': (now) => {
    if (!isPlayedScore(now)) return null;
    const last = now.events.findLast((event) => event.type === 'goal')?.score ?? [0, 0];
    return toJson(last) === toJson(now.score)
      ? null
      : `score ${toJson(now.score)}, last goal ${toJson(last)}`;
  },

  'The goals in the statistics are the score': (now) => {
    if (!isPlayedScore(now)) return null;
    const goals = now.stats.map((side) => side.goals);
    return toJson(goals) === toJson(now.score)
      ? null
      : `score ${toJson(now.score)}, statistics ${toJson(goals)}`;
  },
};
