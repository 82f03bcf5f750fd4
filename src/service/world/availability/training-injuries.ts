import { below, between, stream } from '#service/engine/streams.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { PURPOSE } from '#service/world/purposes.ts';
import type { InjurySpan } from './injury-spans.ts';
import { morningOf, spanOf } from './injury-spans.ts';

/** Days between two injuries of one slot. */
const GAP: readonly [number, number] = [3, 48];
/** Goalkeepers come first in a squad. */
const KEEPERS = 3;
/** Numbers of the team's stream that a slot and an injury take. */
const BED = 1024;
const INJURY = 8;

/** Returns how many players can be injured in training at once, so that enough are left for a bench. */
export function bedsOf(squadSize: number): number {
  return Math.max(1, Math.floor((squadSize - 18) / 3));
}

/** An injury at a squad place; the player is looked up when needed. */
export interface BedInjury {
  readonly span: InjurySpan;
  /** Place in the squad of the day on which it begins. */
  readonly place: number;
}

/**
 * Returns the training injuries of a season. Each slot has its own part of the squad and one injury at a time.
 * Only the first slot takes goalkeepers, so that two of them are always fit.
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
