import { stream, TWO_32, u32 } from '#service/engine/streams.ts';
import { STREAM } from '#service/world/random-streams.ts';

/** Years of age that leadership can make up for. */
const LEADERSHIP_YEARS = 12;
const DAYS_PER_YEAR = 365.25;

interface Candidate {
  readonly id: number;
  /** Day of birth. */
  readonly born: number;
}

/** Returns who leads some players, the same one in every match: by age and a drawn gift for leadership. */
export function captainAmong<T extends Candidate>(seed: number, players: readonly T[]): T | undefined {
  const rank = ({ id, born }: T): number => {
    const gift = u32(stream(seed, id, STREAM.leadership), 0) / TWO_32;
    return gift * LEADERSHIP_YEARS - born / DAYS_PER_YEAR;
  };
  return players.toSorted((a, b) => rank(b) - rank(a))[0];
}
