import type { Side } from '#service/engine/match-frame.ts';
import { purpose } from '#service/engine/purposes.ts';
import { below, chance } from '#service/engine/streams.ts';
import type { Draft } from './draft.ts';
import { draft } from './draft.ts';
import type { Kind } from './entry.ts';
import type { Plot } from './plot.ts';
import { happenings, pressure, SIDES, streamOf } from './plot.ts';

/** Shots without a goal, per average side and match, with the maximum expected goals in hundredths. */
const SHOTS: readonly { kind: Kind; mean: number; xg: number; purpose: number }[] = [
  { kind: 'shot_on_target', mean: 3.1, xg: 26, purpose: purpose.shotsOnTarget },
  { kind: 'shot_off_target', mean: 4.9, xg: 13, purpose: purpose.shotsOffTarget },
  { kind: 'shot_blocked', mean: 3.35, xg: 9, purpose: purpose.shotsBlocked },
];
const KEY_PASS = 700_000;

const CORNERS = 5.05;
/** Fouls without a card. */
const FOULS = 9.6;
const OFFSIDES = 2.05;

export function shots(plot: Plot): Draft[] {
  return SHOTS.flatMap(({ kind, mean, xg, purpose }) => {
    const key = streamOf(plot, purpose);
    return SIDES.flatMap((side) =>
      happenings(plot, key, side, mean * pressure(plot, side)).map((moment) => {
        const shot = draft(kind, side, moment, moment.draw);
        shot.onTarget = kind === 'shot_on_target';
        shot.keyPass = chance(moment.draw, 2, KEY_PASS);
        shot.xg = 1 + below(moment.draw, 3, xg);
        return shot;
      }),
    );
  });
}

/** Drafts events that happen `mean` times to each side and name no player. */
function nameless(plot: Plot, kind: Kind, purpose: number, mean: (side: Side) => number): Draft[] {
  const key = streamOf(plot, purpose);
  return SIDES.flatMap((side) =>
    happenings(plot, key, side, mean(side)).map((moment) => draft(kind, side, moment, moment.draw)),
  );
}

/** Returns the expected corners of both sides in 90 minutes, by their expected goals. */
export function cornersExpected(rates: Plot['rates']): number {
  return SIDES.reduce((sum, side) => sum + CORNERS * pressure({ rates }, side), 0);
}

export function corners(plot: Plot): Draft[] {
  return nameless(plot, 'corner', purpose.corners, (side) => CORNERS * pressure(plot, side));
}

export function fouls(plot: Plot): Draft[] {
  return nameless(plot, 'foul', purpose.fouls, () => FOULS);
}

export function offsides(plot: Plot): Draft[] {
  return nameless(plot, 'offside', purpose.offsides, (side) => OFFSIDES * pressure(plot, side));
}
