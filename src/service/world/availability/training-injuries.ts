import { below, between, stream } from '#service/engine/streams.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { PURPOSE } from '#service/world/purposes.ts';
import type { InjurySpan } from './injury-spans.ts';
import { morningOf, spanOf } from './injury-spans.ts';

/** Days between two injuries on one bed. */
const GAP: readonly [number, number] = [3, 48];
/** Goalkeepers of a squad, who stand first in it. */
const KEEPERS = 3;
/** Numbers that one bed, and one injury, takes of the team's stream. */
const BED = 1024;
const INJURY = 8;

/** How many can be hurt in training at the same time, so that there are always enough left for a bench. */
export function bedsOf(squadSize: number): number {
  return Math.max(1, Math.floor((squadSize - 18) / 3));
}

/** An injury on a bed: which of a squad has it is looked up when somebody asks. */
export interface BedInjury {
  readonly span: InjurySpan;
  /** In the squad of the day on which it begins. */
  readonly place: number;
}

/**
 * Who gets hurt in training in a season, which lasts from one instant to another: a team has so many beds, and
 * each has its own part of the squad, one after the other. Only the first bed takes goalkeepers: two of them are
 * always fit.
 */
export function trainingInjuries(
  seed: number,
  teamId: number,
  year: number,
  [from, to]: readonly [from: number, to: number],
  squadSize: number,
): readonly BedInjury[] {
  const key = stream(seed, teamId, PURPOSE.trainingInjuries);
  const beds = bedsOf(squadSize);
  const own = Math.floor((squadSize - KEEPERS) / beds);
  const found: BedInjury[] = [];
  for (let bed = 0; bed < beds; bed += 1) {
    let i = (year * 8 + bed) * BED;
    let instant = morningOf(from) + between(key, i, 0, GAP[1]) * DAY;
    while (instant < to) {
      i += INJURY;
      const one = below(key, i + 1, bed === 0 ? own + KEEPERS : own);
      const span = spanOf(key, i + 2, instant);
      found.push({ span, place: one < own ? KEEPERS + bed + beds * one : one - own });
      instant = span.until + between(key, i, ...GAP) * DAY;
    }
  }
  return found;
}
