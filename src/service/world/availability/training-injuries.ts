import { below, between, stream } from '#service/engine/streams.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { STREAM } from '#service/world/random-streams.ts';
import { type InjurySpan, injurySpanOf, morningOf } from './injury-spans.ts';

/** Days between two injuries of one slot, and before the first one of a season. */
const GAP_DAYS: readonly [number, number] = [0, 6];
const MAX_DAYS_BEFORE_FIRST = 20;
/** Players that a team needs for eleven and a bench. */
export const MIN_MATCH_SQUAD = 18;
/** Squad places that injuries leave free for suspensions. */
const PLACES_FOR_SUSPENSIONS = 2;
/** Percent of the other places that injuries in training can take; the rest is for those in matches. */
const TRAINING_PERCENT = 75;
/** Goalkeepers come first in a squad. */
const GOALKEEPERS = 3;
/** Numbers of the team's stream that a slot and an injury take. */
const DRAWS_PER_SLOT = 1024;
const DRAWS_PER_INJURY = 8;

/** Returns how many players of a squad can be injured at once. */
export function maxInjuries(squadSize: number): number {
  return squadSize - MIN_MATCH_SQUAD - PLACES_FOR_SUSPENSIONS;
}

/** Returns how many of them in training. */
export function maxTrainingInjuries(squadSize: number): number {
  return Math.ceil((maxInjuries(squadSize) * TRAINING_PERCENT) / 100);
}

/** An injury at a squad place; the player is looked up when needed. */
export interface TrainingInjury {
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
): readonly TrainingInjury[] {
  const key = stream(seed, teamId, STREAM.trainingInjuries);
  const slots = maxTrainingInjuries(squadSize);
  const playersPerSlot = Math.floor((squadSize - GOALKEEPERS) / slots);
  const injuries: TrainingInjury[] = [];
  for (let slot = 0; slot < slots; slot += 1) {
    let i = (year * 8 + slot) * DRAWS_PER_SLOT;
    let instant = morningOf(from) + between(key, i, 0, MAX_DAYS_BEFORE_FIRST) * DAY;
    while (instant < to) {
      i += DRAWS_PER_INJURY;
      const draw = below(key, i + 1, slot === 0 ? playersPerSlot + GOALKEEPERS : playersPerSlot);
      const span = injurySpanOf(key, i + 2, instant);
      injuries.push({
        span,
        place: draw < playersPerSlot ? GOALKEEPERS + slot + slots * draw : draw - playersPerSlot,
      });
      instant = span.until + between(key, i, ...GAP_DAYS) * DAY;
    }
  }
  return injuries;
}
