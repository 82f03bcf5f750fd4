import { LRUCache } from 'lru-cache';
import { stream, u32 } from '#service/engine/streams.ts';
import { DAY, weekday } from './calendar/days.ts';
import { instantOf, zoneOffset } from './calendar/local-time.ts';
import type { FriendlyRegionEntry } from './catalogue/international.ts';
import { FRIENDLY_REGIONS } from './catalogue/international.ts';
import { roomOn } from './friendly-address.ts';
import type { Candidate } from './friendly-pool.ts';
import { createFriendlyPool } from './friendly-pool.ts';
import { thinHours } from './in-play.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';

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

/** A competitive match; friendlies leave its teams their rest. */
export interface Fixed {
  readonly home: number;
  readonly away: number;
  readonly kickOff: number;
}

/** Matches a day: the minimum and the width of the draw. Friendlies fill what competitions leave. */
const TARGETS = { weekday: [240, 26], saturday: [574, 40], sunday: [336, 50] } as const;

const REST = 40 * 3600 + 600;
/** Local minutes of the day between which a friendly may kick off. */
const EARLIEST = 9 * 60 + 30;
const LATEST = 22 * 60 + 30;

const WEEKDAY_TIMES = [660, 840, 900, 960, 1020, 1080, 1110, 1140, 1140, 1170, 1200] as const;
const WEEKEND_TIMES = [660, 720, 780, 840, 900, 900, 960, 1020, 1080, 1140] as const;

const KEPT_DAYS = 64;

function target(seed: number, day: number): number {
  const name = weekday(day);
  const [least, swing] = name === 6 ? TARGETS.saturday : name === 0 ? TARGETS.sunday : TARGETS.weekday;
  return least + (u32(stream(seed, 0, PURPOSE.friendlyTarget), day) % swing);
}

/** Arranges the friendlies of one day and removes their teams from the candidates. */
class Arranging {
  readonly found: Friendly[] = [];
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
    return (this.#busy.get(team) ?? []).every((other) => Math.abs(other - kickOff) >= REST);
  }

  /** Pairs two teams of a region for an instant; false if there are none. */
  arrange(region: number, kickOffOf: (home: Candidate) => number | null, most: number): boolean {
    const free = this.#free.get(region) ?? [];
    const number = this.#counts.get(region) ?? 0;
    if (number >= roomOn(this.#day)) return false;
    for (let i = 0; i < free.length; i += 1) {
      const home = free[i];
      if (home === undefined || home.willingness > most) return false;
      const kickOff = kickOffOf(home);
      if (kickOff === null || !this.#rested(home.team.id, kickOff)) continue;
      const j = free.findIndex(
        (other, at) =>
          at > i &&
          other.willingness <= most &&
          other.team.kind === home.team.kind &&
          this.#rested(other.team.id, kickOff),
      );
      const away = free[j];
      if (away === undefined) continue;
      free.splice(j, 1);
      free.splice(i, 1);
      this.#counts.set(region, number + 1);
      this.found.push({ region, number, home: home.team.id, away: away.team.id, kickOff });
      return true;
    }
    return false;
  }
}

export function createFriendlies(
  realm: Realm,
  fixedOn: (day: number) => readonly Fixed[],
): (day: number) => readonly Friendly[] {
  const { seed } = realm;
  const pool = createFriendlyPool(realm);
  const kept = new LRUCache<number, readonly Friendly[]>({ max: KEPT_DAYS });

  /** Returns the instant if its local time suits the home team's country. */
  const civil = (at: number) => (home: Candidate) => {
    const local = Math.floor(at / 60) + zoneOffset(home.country.zone, Math.floor(at / DAY));
    const minute = ((local % 1440) + 1440) % 1440;
    return minute >= EARLIEST && minute <= LATEST ? at : null;
  };

  /** Returns a usual kick-off of the home team on the UTC day. */
  const usual = (day: number) => (home: Candidate) => {
    const name = weekday(day);
    const times = name === 0 || name === 6 ? WEEKEND_TIMES : WEEKDAY_TIMES;
    const minute = times[u32(stream(seed, home.team.id, PURPOSE.friendlyTime), day) % times.length] ?? 1140;
    const at = instantOf(home.country.zone, day, minute);
    const shift = day - Math.floor(at / DAY);
    return shift === 0 ? at : instantOf(home.country.zone, day + shift, minute);
  };

  const busyAround = (day: number): Map<number, number[]> => {
    const busy = new Map<number, number[]>();
    const note = (team: number, kickOff: number) => {
      const list = busy.get(team);
      if (list === undefined) busy.set(team, [kickOff]);
      else list.push(kickOff);
    };
    for (let each = day - 2; each <= day + 2; each += 1) {
      for (const { home, away, kickOff } of fixedOn(each)) {
        note(home, kickOff);
        note(away, kickOff);
      }
    }
    return busy;
  };

  /** Returns the regions from a drawn one on, for a step of the day. */
  const turned = (day: number, step: number): readonly FriendlyRegionEntry[] => {
    const start = u32(stream(seed, day, PURPOSE.friendlyOrder), step) % FRIENDLY_REGIONS.length;
    return [...FRIENDLY_REGIONS.slice(start), ...FRIENDLY_REGIONS.slice(0, start)];
  };

  const arrange = (day: number): readonly Friendly[] => {
    const fixed = fixedOn(day);
    const free = new Map(FRIENDLY_REGIONS.map((each) => [each.id, [...pool.on(day, each.countries)]]));
    const work = new Arranging(day, free, busyAround(day));
    // Hours with hardly a match in play come first, then the day's target.
    const around = [...fixedOn(day - 1), ...fixed, ...fixedOn(day + 1)].map((each) => each.kickOff);
    thinHours(day, around, (at, step) => {
      for (const most of [0, 1, 2, 3]) {
        for (const region of turned(day, step)) if (work.arrange(region.id, civil(at), most)) return true;
      }
      return false;
    });
    const wanted = target(seed, day) - fixed.length;
    for (let most = 0; most <= 3; most += 1) {
      let open: readonly FriendlyRegionEntry[] = turned(day, 10_000 + most);
      while (open.length > 0 && work.found.length < wanted) {
        open = open.filter(
          (region) => work.found.length < wanted && work.arrange(region.id, usual(day), most),
        );
      }
    }
    return work.found;
  };

  return (day) => {
    let friendlies = kept.get(day);
    if (friendlies === undefined) {
      friendlies = arrange(day);
      kept.set(day, friendlies);
    }
    return friendlies;
  };
}
