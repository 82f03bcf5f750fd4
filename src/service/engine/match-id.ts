/**
 * A match id is an address: mixed radix of season, competition, round, slot and attempt, so that nothing has to
 * be stored to find a match again. `attempt`: 0 as scheduled, 1 rearranged, 2 replayed.
 */
export interface MatchAddress {
  /** The year in which the season starts, 2000 or later. */
  season: number;
  competition: number;
  round: number;
  slot: number;
  attempt: number;
}

/** The bases of a match id: its first year, and how many competitions a year, rounds a season and slots a round have. */
export const EPOCH = 2000;
export const COMPETITIONS = 1024;
export const ROUNDS = 128;
export const SLOTS = 64;
const ATTEMPTS = 4;
const LAST_ATTEMPT = 2;
const SEASONS = 1000;

function within(value: number, size: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < size;
}

/** The id of an address. Throws a RangeError for a part that has no room. */
export function matchId(address: MatchAddress): number {
  const { season, competition, round, slot, attempt } = address;
  if (
    !within(season - EPOCH, SEASONS) ||
    !within(competition, COMPETITIONS) ||
    !within(round, ROUNDS) ||
    !within(slot, SLOTS) ||
    !within(attempt, LAST_ATTEMPT + 1)
  ) {
    throw new RangeError(`No match id for ${JSON.stringify(address)}`);
  }
  return (
    ((((season - EPOCH) * COMPETITIONS + competition) * ROUNDS + round) * SLOTS + slot) * ATTEMPTS + attempt
  );
}

/** The address of an id, or null for a number that no match can have. */
export function matchAddress(id: number): MatchAddress | null {
  if (!Number.isSafeInteger(id) || id < 0) return null;
  const attempt = matchAttempt(id);
  const slot = Math.floor(id / ATTEMPTS) % SLOTS;
  const round = Math.floor(id / (ATTEMPTS * SLOTS)) % ROUNDS;
  const competition = Math.floor(id / (ATTEMPTS * SLOTS * ROUNDS)) % COMPETITIONS;
  const season = Math.floor(id / (ATTEMPTS * SLOTS * ROUNDS * COMPETITIONS));
  if (attempt > LAST_ATTEMPT || season >= SEASONS) return null;
  return { season: season + EPOCH, competition, round, slot, attempt };
}

/** Which attempt an id is, without taking the whole of it apart. */
export function matchAttempt(id: number): number {
  return id % ATTEMPTS;
}
