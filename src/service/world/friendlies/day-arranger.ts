import { maxFriendliesOn } from './friendly-address.ts';
import type { Candidate } from './friendly-pool.ts';

/** A friendly as arranged for a UTC day. */
export interface Friendly {
  readonly region: number;
  /** Number within the day and region. */
  readonly number: number;
  readonly home: number;
  readonly away: number;
  /** Epoch seconds. */
  readonly kickOff: number;
}

const REST_SECONDS = 48 * 3600;

/** Arranges the friendlies of one day and removes their teams from the candidates. */
export class DayArranger {
  readonly friendlies: Friendly[] = [];
  readonly #free: Map<number, Candidate[]>;
  readonly #busy: ReadonlyMap<number, readonly number[]>;
  readonly #day: number;
  readonly #counts = new Map<number, number>();

  constructor(day: number, free: Map<number, Candidate[]>, busy: ReadonlyMap<number, readonly number[]>) {
    this.#day = day;
    this.#free = free;
    this.#busy = busy;
  }

  #rested(team: number, kickOff: number): boolean {
    return (this.#busy.get(team) ?? []).every((other) => Math.abs(other - kickOff) >= REST_SECONDS);
  }

  /** Pairs two teams of a region for an instant; null if there are none. */
  arrange(
    region: number,
    kickOffOf: (home: Candidate) => number | null,
    maxWillingness: number,
  ): Friendly | null {
    const candidates = this.#free.get(region) ?? [];
    const number = this.#counts.get(region) ?? 0;
    if (number >= maxFriendliesOn(this.#day)) return null;
    for (let i = 0; i < candidates.length; i += 1) {
      const home = candidates[i];
      if (home === undefined || home.willingness > maxWillingness) return null;
      const kickOff = kickOffOf(home);
      if (kickOff === null || !this.#rested(home.team.id, kickOff)) continue;
      const j = candidates.findIndex(
        (other, at) =>
          at > i &&
          other.willingness <= maxWillingness &&
          other.team.kind === home.team.kind &&
          this.#rested(other.team.id, kickOff),
      );
      const away = candidates[j];
      if (away === undefined) continue;
      candidates.splice(j, 1);
      candidates.splice(i, 1);
      this.#counts.set(region, number + 1);
      const friendly = { region, number, home: home.team.id, away: away.team.id, kickOff };
      this.friendlies.push(friendly);
      return friendly;
    }
    return null;
  }
}
