import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import { SIDES, type Side } from '#service/engine/match-frame.ts';
import { below, chance, u32 } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import { eventMoments, type Plot, streamOf } from './plot.ts';

/** Own goals and penalties, in a million goals. */
const OWN_GOAL = 25_000;
const PENALTY = 78_000;
/** Assisted goals from open play, in a million, so that about 72 % of all goals have an assist. */
const ASSISTED = 800_000;
/** Missed penalties per side and match, so that about 78 % are scored. */
const MISSED_PENALTIES = 0.03;
const SAVED = 650_000;
const PENALTY_XG = 78;

function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Drafts the goals of the result. An own goal has the side of the player who scored it. */
export function goals(plot: Plot): Draft[] {
  const makers = streamOf(plot, ENGINE_STREAM.goalMakers);
  return plot.goals.map((goal) => {
    const draw = u32(makers, goal.index + (goal.period > 1 ? 512 : 0));
    const ownGoal = chance(draw, 0, OWN_GOAL);
    const penalty = !ownGoal && chance(draw, 1, PENALTY);
    return {
      ...createDraft('goal', ownGoal ? other(goal.side) : goal.side, goal, draw),
      ownGoal,
      penalty,
      onTarget: !ownGoal,
      keyPass: !ownGoal && !penalty && chance(draw, 2, ASSISTED),
      xg: ownGoal ? 0 : penalty ? PENALTY_XG : 12 + below(draw, 3, 45),
    };
  });
}

export function missedPenalties(plot: Plot): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.missedPenalties);
  return SIDES.flatMap((side) =>
    eventMoments(plot, key, side, MISSED_PENALTIES).map((moment) => {
      const saved = chance(moment.draw, 0, SAVED);
      return {
        ...createDraft('penalty_missed', side, moment, moment.draw),
        penalty: true,
        onTarget: saved,
        xg: PENALTY_XG,
        info: saved ? 'Saved' : 'Missed',
      };
    }),
  );
}
