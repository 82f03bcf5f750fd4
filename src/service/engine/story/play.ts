import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import { SIDES, type Side } from '#service/engine/match-frame.ts';
import { below, chance } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import type { AttackMoments } from './game-state.ts';
import type { EventKind } from './log-entry.ts';
import { eventMoments, type Plot, pressure, streamOf } from './plot.ts';

/** Shots without a goal, per average side and match, with the maximum expected goals in hundredths. */
const SHOTS: readonly { kind: EventKind; mean: number; xg: number; streamId: number }[] = [
  { kind: 'shot_on_target', mean: 3.1, xg: 26, streamId: ENGINE_STREAM.shotsOnTarget },
  { kind: 'shot_off_target', mean: 4.9, xg: 13, streamId: ENGINE_STREAM.shotsOffTarget },
  { kind: 'shot_blocked', mean: 3.35, xg: 9, streamId: ENGINE_STREAM.shotsBlocked },
];
const KEY_PASS = 700_000;

const CORNERS = 5.2;
/** Fouls without a card. */
const FOULS = 9.6;
/** Part of the difference between referees that shows in fouls as well. */
const STRICTNESS_IN_FOULS = 0.5;
const OFFSIDES = 2.05;

export function shots(momentsOf: AttackMoments): Draft[] {
  return SHOTS.flatMap(({ kind, mean, xg, streamId }) =>
    SIDES.flatMap((side) =>
      momentsOf(side, streamId, mean).map((moment) => {
        const shot = createDraft(kind, side, moment, moment.draw);
        shot.onTarget = kind === 'shot_on_target';
        shot.keyPass = chance(moment.draw, 2, KEY_PASS);
        shot.xg = 1 + below(moment.draw, 3, xg);
        return shot;
      }),
    ),
  );
}

/** Drafts events that happen `mean` times to each side and name no player. */
function nameless(plot: Plot, kind: EventKind, streamId: number, mean: (side: Side) => number): Draft[] {
  const key = streamOf(plot, streamId);
  return SIDES.flatMap((side) =>
    eventMoments(plot, key, side, mean(side)).map((moment) => createDraft(kind, side, moment, moment.draw)),
  );
}

/** Returns the expected corners of both sides in 90 minutes, by their expected goals. */
export function cornersExpected(rates: Plot['rates']): number {
  return SIDES.reduce((sum, side) => sum + CORNERS * pressure({ rates }, side), 0);
}

export function corners(momentsOf: AttackMoments): Draft[] {
  return SIDES.flatMap((side) =>
    momentsOf(side, ENGINE_STREAM.corners, CORNERS).map((moment) =>
      createDraft('corner', side, moment, moment.draw),
    ),
  );
}

export function fouls(plot: Plot): Draft[] {
  const frequency = 1 + STRICTNESS_IN_FOULS * (plot.frame.strictness - 1);
  return nameless(plot, 'foul', ENGINE_STREAM.fouls, () => FOULS * frequency);
}

export function offsides(plot: Plot): Draft[] {
  return nameless(plot, 'offside', ENGINE_STREAM.offsides, (side) => OFFSIDES * pressure(plot, side));
}
