import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import type { Side } from '#service/engine/match-frame.ts';
import { compareMoments, type PlayMoment } from '#service/engine/play-moment.ts';
import { chance, TWO_32, u32 } from '#service/engine/streams.ts';
import type { Draft } from './draft.ts';
import { type EventMoment, eventMoments, type Plot, pressure, streamOf } from './plot.ts';

/** Shots and corners of a side compared with a level score. */
const LEADING = 0.89;
const TRAILING = 1.21;
/** Shots and corners of ten men and of the eleven that they play, compared with equal numbers. */
const TEN_MEN = 0.6;
const AGAINST_TEN = 1.42;
/** Highest intensity that counts in full. */
const MAX_INTENSITY = 2;

const INTENSITY_DRAW = 4;
/** How far the intensity of a side may differ from match to match, as a fraction. */
const TEMPO_RANGE = 0.6;

/** Draws the moments at which a side shoots or wins a corner, `mean` times for an average side in 90 minutes. */
export type AttackMoments = (side: Side, streamId: number, mean: number) => EventMoment[];

/** A side's goal or sending-off. */
type SideMoment = PlayMoment & { readonly side: Side };

function hasTenMen({ kind, amendments }: Draft): boolean {
  const final = amendments.at(-1)?.patch.kind ?? kind;
  return final === 'redcard' || final === 'yellowredcard';
}

/** Returns how many more moments belong to a side than to the other one before a moment. */
function lead(moments: readonly SideMoment[], side: Side, now: PlayMoment): number {
  let count = 0;
  for (const moment of moments) {
    if (compareMoments(moment, now) < 0) count += moment.side === side ? 1 : -1;
  }
  return count;
}

function intensityOf(leadByGoals: number, menMissing: number): number {
  const byScore = leadByGoals === 0 ? 1 : leadByGoals > 0 ? LEADING : TRAILING;
  if (menMissing === 0) return byScore;
  return byScore * (menMissing > 0 ? TEN_MEN : AGAINST_TEN);
}

/** A side attacks more or less than usual on the day, in shots as in corners. */
function tempo(plot: Plot, side: Side): number {
  const key = streamOf(plot, ENGINE_STREAM.tempo);
  const first = side === 'home' ? 0 : 2;
  return 1 + TEMPO_RANGE * ((u32(key, first) + u32(key, first + 1)) / TWO_32 - 1);
}

/** Returns what draws attacks by the score and by the number of players at the time. */
export function attackMoments(plot: Plot, cards: readonly Draft[]): AttackMoments {
  const sendingsOff = cards.filter(hasTenMen);
  return (side, streamId, mean) => {
    const highest = mean * pressure(plot, side) * tempo(plot, side) * MAX_INTENSITY;
    return eventMoments(plot, streamOf(plot, streamId), side, highest).filter((moment) => {
      const intensity = intensityOf(lead(plot.goals, side, moment), lead(sendingsOff, side, moment));
      return chance(moment.draw, INTENSITY_DRAW, Math.round((1_000_000 * intensity) / MAX_INTENSITY));
    });
  };
}
