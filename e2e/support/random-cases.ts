import { askService, type WireMatch } from './data-service.ts';
import { setClock } from './world.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Kinds of instants: of which matches, by how they end, and how long after kick-off, in seconds. */
const KINDS = {
  'in the first half': { many: 4, ends: [3], between: [1 * MINUTE, 45 * MINUTE] },
  'around half-time': { many: 3, ends: [3], between: [44 * MINUTE, 64 * MINUTE] },
  'in the second half': { many: 4, ends: [3], between: [62 * MINUTE, 108 * MINUTE] },
  'around the end': { many: 3, ends: [3], between: [108 * MINUTE, 118 * MINUTE] },
  'after the end': { many: 4, ends: [3], between: [2 * HOUR, DAY] },
  'beyond ninety minutes': { many: 6, ends: [31, 32], between: [112 * MINUTE, 175 * MINUTE] },
  'before kick-off': { many: 3, ends: [3], between: [-3 * HOUR, 0] },
  'of a match that is off': { many: 3, ends: [4, 5, 6, 9], between: [-2 * HOUR, 6 * HOUR] },
} as const;

export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

/** A match and an instant of it. */
export interface Case {
  readonly id: number;
  /** ISO. */
  readonly instant: string;
}

/** mulberry32: the same seed gives the same numbers, from 0 to below 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pages of a hundred matches that cases are taken from: as many again of weekends as of midweek, when cups are played. */
const PAGES = 8;
/** The season that days are taken from, and an instant when all of it is over: epoch seconds. */
const SEASON = { from: Date.UTC(2026, 7, 1) / 1000, days: 300, over: '2027-08-01T00:00:00Z' };
const SATURDAY = 6;
const WEDNESDAY = 3;

/** The next day of the week from a random one of the season, YYYY-MM-DD. */
function dayFrom(random: () => number, weekday: number): string {
  const day = SEASON.from / DAY + Math.floor(random() * SEASON.days);
  const now = (day + 4) % 7; // the first day of 1970 was a Thursday
  return new Date((day + ((weekday - now + 7) % 7)) * DAY * 1000).toISOString().slice(0, 10);
}

async function somePage(random: () => number, weekday: number): Promise<readonly WireMatch[]> {
  const day = dayFrom(random, weekday);
  const page = (number: number) =>
    askService<readonly WireMatch[]>(`fixtures/?t=schedule&d=${day}&page=${number}`);
  const first = await page(1);
  const number = 1 + Math.floor(random() * first.meta.pages);
  return number === 1 ? first.data : (await page(number)).data;
}

/**
 * Random instants of as many different matches, by kind: the same for the same seed. Leaves the world's clock where the
 * season is over.
 */
export async function casesOf(seed: number): Promise<ReadonlyMap<Kind, readonly Case[]>> {
  const random = chance(seed);
  await setClock(SEASON.over);
  const pool: WireMatch[] = [];
  for (let at = 0; at < PAGES; at += 1) {
    pool.push(...(await somePage(random, at % 2 === 0 ? WEDNESDAY : SATURDAY)));
  }
  const taken = new Set<number>();
  return new Map(
    KIND_NAMES.map((kind) => {
      const { many, ends, between } = KINDS[kind];
      const cases = Array.from({ length: many }, (): Case => {
        const fit = pool.filter(({ id, status }) => ends.some((end) => end === status) && !taken.has(id));
        const match = fit[Math.floor(random() * fit.length)];
        if (!match) throw new Error(`Seed ${seed}: too few matches for an instant ${kind}`);
        taken.add(match.id);
        const [from, to] = between;
        const at = match.time.timestamp + Math.round(from + random() * (to - from));
        return { id: match.id, instant: new Date(at * 1000).toISOString() };
      });
      return [kind, cases];
    }),
  );
}
