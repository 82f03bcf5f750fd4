import { stream, u32 } from '#service/engine/streams.ts';
import { idInCountry } from './country-ids.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';

/** Colours of a kit as #rrggbb. */
export interface KitColours {
  readonly main: string;
  readonly second: string;
  /** Colour of the numbers, legible on `main`. */
  readonly number: string;
}

export interface Kit extends KitColours {
  readonly keeper: KitColours;
}

export interface TeamKits {
  readonly home: Kit;
  readonly away: Kit;
  readonly third: Kit;
}

/** Club colours with their frequency. */
const COLOURS: readonly (readonly [hex: string, weight: number])[] = [
  ['#c8102e', 18],
  ['#1d4fb8', 16],
  ['#f7f7f7', 16],
  ['#1b1b1b', 10],
  ['#0b7a3b', 9],
  ['#14213d', 8],
  ['#f7d417', 8],
  ['#7ab8e8', 7],
  ['#7a1f2b', 6],
  ['#ee7a1a', 5],
  ['#6c1d45', 4],
  ['#5b2a86', 4],
  ['#f4b400', 4],
  ['#0c4a2c', 3],
  ['#0f8b8d', 2],
  ['#8d99a6', 2],
];

const KEEPERS = ['#3fae49', '#f2d027', '#ee7a1a', '#8d99a6', '#e85d9e', '#5bb8d4', '#2b2b2b'] as const;

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Returns perceived brightness, 0 black to 255 white. */
function brightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (r * 299 + g * 587 + b * 114) / 1000;
}

/** Returns how much two colours differ, 0 to about 765. */
function distance(a: string, b: string): number {
  const [r, g, b1] = channels(a);
  const [s, h, c] = channels(b);
  return Math.abs(r - s) + Math.abs(g - h) + Math.abs(b1 - c);
}

const APART = 170;

/** All pairs of a main and a second colour that differ enough. */
const PAIRS = COLOURS.flatMap(([main, weight], m) =>
  COLOURS.flatMap(([second, other], s) =>
    m !== s && distance(main, second) >= APART
      ? [{ index: m * 32 + s, main, second, weight: weight * other }]
      : [],
  ),
);

type Pair = (typeof PAIRS)[number];

/** Draws a pair of colours among those that fit; common ones win more often. */
function liked(seed: number, id: number, fits: (pair: Pair) => boolean): Pair | null {
  const key = stream(seed, id, PURPOSE.colours);
  let best: Pair | null = null;
  let least = Infinity;
  for (const pair of PAIRS) {
    const rank = u32(key, pair.index) / pair.weight;
    if (rank < least && fits(pair)) {
      best = pair;
      least = rank;
    }
  }
  return best;
}

function withNumbers(main: string, second: string): KitColours {
  const legible = Math.abs(brightness(main) - brightness(second)) >= 110;
  return { main, second, number: legible ? second : brightness(main) > 128 ? '#111111' : '#ffffff' };
}

/** Returns a kit with goalkeeper's colours that differ from both of its own. */
function kit(seed: number, id: number, main: string, second: string): Kit {
  const key = stream(seed, id, PURPOSE.colours);
  const choice = [...KEEPERS]
    .map((hex, i) => ({ hex, rank: u32(key, 5000 + i) }))
    .sort((a, b) => a.rank - b.rank)
    .find(({ hex }) => distance(hex, main) >= APART && distance(hex, second) >= 60);
  const keeper = choice?.hex ?? KEEPERS[0];
  return {
    ...withNumbers(main, second),
    keeper: withNumbers(keeper, brightness(keeper) > 128 ? '#1b1b1b' : '#f7f7f7'),
  };
}

/** Assigns kits to teams. No two clubs of a country share two colours as long as there are enough pairs. */
export function createKits(realm: Realm): (teamId: number) => TeamKits | null {
  const pairsOf = new Map<number, ReadonlyMap<number, Pair>>();

  const pairs = (countryId: number): ReadonlyMap<number, Pair> => {
    const known = pairsOf.get(countryId);
    if (known !== undefined) return known;
    const taken = new Set<number>();
    const given = new Map<number, Pair>();
    const size = realm.country(countryId)?.clubs.length ?? 0;
    // In catalogue order, so that a club added later changes no other's colours.
    for (let id = idInCountry(countryId, 1); id <= idInCountry(countryId, size); id += 1) {
      const pair =
        liked(realm.seed, id, ({ index }) => !taken.has(index)) ?? liked(realm.seed, id, () => true);
      if (pair === null) continue;
      taken.add(pair.index);
      given.set(id, pair);
    }
    pairsOf.set(countryId, given);
    return given;
  };

  const worn = new Map<number, TeamKits>();

  return (teamId) => {
    const team = realm.team(teamId);
    if (team === null) return null;
    // All sides of a club share its kits, both national teams their country's.
    const owner = team.clubId ?? idInCountry(team.countryId, 0);
    const known = worn.get(owner);
    if (known !== undefined) return known;
    const pair = pairs(team.countryId).get(owner) ?? liked(realm.seed, owner, () => true);
    if (pair === null) return null;
    const clear = (one: Pair, other: Pair) => distance(one.main, other.main) >= APART;
    const away = liked(realm.seed, owner, (each) => clear(each, pair) && each.main !== pair.second) ?? pair;
    const third = liked(realm.seed, owner, (each) => clear(each, pair) && clear(each, away)) ?? away;
    const kits: TeamKits = {
      home: kit(realm.seed, owner, pair.main, pair.second),
      away: kit(realm.seed, owner, away.main, pair.main === away.main ? away.second : pair.main),
      third: kit(realm.seed, owner, third.main, third.second),
    };
    worn.set(owner, kits);
    return kits;
  };
}

/** Returns the kits of home and away side; the away side changes if its colours are too close. */
export function worn(home: TeamKits, away: TeamKits): readonly [Kit, Kit] {
  const choice = [away.home, away.away, away.third].find(
    (each) => distance(each.main, home.home.main) >= APART,
  );
  return [home.home, choice ?? away.away];
}
