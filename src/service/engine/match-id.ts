/**
 * The parts of a match id, which encodes season, competition, round, slot and attempt in mixed radix, so that a match
 * can be found without storage. `attempt`: 0 as scheduled, 1 rescheduled, 2 replayed.
 */
export interface MatchAddress {
  /** The year in which the season starts, 2000 or later. */
  season: number;
  competition: number;
  round: number;
  slot: number;
  attempt: number;
}

/** Bases of a match id: its first year, competitions per year, rounds per season and slots per round. */
export const FIRST_YEAR = 2000;
export const COMPETITIONS_PER_YEAR = 1024;
export const ROUNDS_PER_SEASON = 128;
export const SLOTS_PER_ROUND = 64;
const ATTEMPTS = 4;
const LAST_ATTEMPT = 2;
const SEASONS = 1000;

function isInRange(value: number, size: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < size;
}

/** Returns the id of an address. Throws a RangeError for a part that does not fit. */
export function matchId(address: MatchAddress): number {
  const { season, competition, round, slot, attempt } = address;
  if (
    !isInRange(season - FIRST_YEAR, SEASONS) ||
    !isInRange(competition, COMPETITIONS_PER_YEAR) ||
    !isInRange(round, ROUNDS_PER_SEASON) ||
    !isInRange(slot, SLOTS_PER_ROUND) ||
    !isInRange(attempt, LAST_ATTEMPT + 1)
  ) {
    throw new RangeError(`No match id for ${JSON.stringify(address)}`);
  }
  return (
    ((((season - FIRST_YEAR) * COMPETITIONS_PER_YEAR + competition) * ROUNDS_PER_SEASON + round) *
      SLOTS_PER_ROUND +
      slot) *
      ATTEMPTS +
    attempt
  );
}

/** Returns the address of an id, or null for a number that no match can have. */
export function decodeMatchId(id: number): MatchAddress | null {
  if (!Number.isSafeInteger(id) || id < 0) return null;
  const attempt = matchAttempt(id);
  const slot = Math.floor(id / ATTEMPTS) % SLOTS_PER_ROUND;
  const round = Math.floor(id / (ATTEMPTS * SLOTS_PER_ROUND)) % ROUNDS_PER_SEASON;
  const competition =
    Math.floor(id / (ATTEMPTS * SLOTS_PER_ROUND * ROUNDS_PER_SEASON)) % COMPETITIONS_PER_YEAR;
  const season = Math.floor(id / (ATTEMPTS * SLOTS_PER_ROUND * ROUNDS_PER_SEASON * COMPETITIONS_PER_YEAR));
  if (attempt > LAST_ATTEMPT || season >= SEASONS) return null;
  return { season: season + FIRST_YEAR, competition, round, slot, attempt };
}

/** Returns the attempt of an id without decoding the rest. */
export function matchAttempt(id: number): number {
  return id % ATTEMPTS;
}
