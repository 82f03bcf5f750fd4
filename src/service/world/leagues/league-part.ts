import { matchesPerRound, pairing, roundsFor } from './pairing.ts';

/**
 * A part of a league season: rounds in which teams of one list meet each other, or those of another list. Most
 * leagues have one part; conferences and split leagues have several.
 */
export interface LeaguePart {
  /** Number of its group in ids; the group of `against` has the next one. */
  readonly group: number;
  readonly afterSplit: boolean;
  /** First round and first slot in ids, with their numbers. */
  readonly round: number;
  readonly rounds: number;
  readonly slot: number;
  readonly slots: number;
  /** Places in the season's list of teams. */
  readonly places: readonly number[];
  /** The places are the whole list. */
  readonly isWhole: boolean;
  readonly against: readonly number[] | null;
  readonly legs: number;
  /** Rounds of the same circle that an earlier part plays. */
  readonly roundsBefore: number;
}

/** Returns a part in which all meet each other `legs` times, from a round and a slot on. */
export function circle(
  places: readonly number[],
  legs: number,
  at: Pick<LeaguePart, 'group' | 'afterSplit' | 'round' | 'slot'>,
): LeaguePart {
  return {
    ...at,
    rounds: roundsFor(places.length, legs),
    slots: matchesPerRound(places.length),
    places,
    isWhole: places.every((place, at) => place === at),
    against: null,
    legs,
    roundsBefore: 0,
  };
}

/**
 * Returns a pairing as places in the season's list of teams; `round` and `slot` count from the part's first
 * ones.
 */
export function partPairing(
  part: LeaguePart,
  round: number,
  slot: number,
): readonly [home: number, away: number] | null {
  const { places, against } = part;
  if (against === null) {
    const pair = pairing(places.length, part.legs, round + part.roundsBefore, slot);
    return pair === null || part.isWhole ? pair : [places[pair[0]] ?? 0, places[pair[1]] ?? 0];
  }
  // Two lists: one shifts by a step each round, and home advantage alternates.
  const own = places[slot];
  const other = against[(slot + round) % against.length];
  if (own === undefined || other === undefined) return null;
  return round % 2 === 0 ? [own, other] : [other, own];
}

/** Returns the part that contains a round and a slot of a season. */
export function partAt(parts: readonly LeaguePart[], round: number, slot: number): LeaguePart | null {
  for (const part of parts) {
    const isIn = round >= part.round && round < part.round + part.rounds;
    if (isIn && slot >= part.slot && slot < part.slot + part.slots) return part;
  }
  return null;
}

/** Returns the group of a part's round: the home sides' group where two lists meet. */
export function partGroup(part: LeaguePart, round: number): number {
  return part.against !== null && round % 2 === 1 ? part.group + 1 : part.group;
}
