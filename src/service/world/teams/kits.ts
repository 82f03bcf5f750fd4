import { stream, u32 } from '#service/engine/streams.ts';
import { idInCountry } from '#service/world/country-ids.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Colours of a kit as #rrggbb. */
export interface KitColours {
  readonly main: string;
  readonly second: string;
  /** Colour of the numbers, legible on `main`. */
  readonly number: string;
}

export interface KitDesign extends KitColours {
  readonly keeper: KitColours;
}

export interface TeamKits {
  readonly home: KitDesign;
  readonly away: KitDesign;
  readonly third: KitDesign;
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

const GOALKEEPER_COLOURS = [
  '#3fae49',
  '#f2d027',
  '#ee7a1a',
  '#8d99a6',
  '#e85d9e',
  '#5bb8d4',
  '#2b2b2b',
] as const;

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

const MIN_DISTANCE = 170;

/** All pairs of a main and a second colour that differ enough. */
const COLOUR_PAIRS = COLOURS.flatMap(([main, weight], m) =>
  COLOURS.flatMap(([second, other], s) =>
    m !== s && distance(main, second) >= MIN_DISTANCE
      ? [{ index: m * 32 + s, main, second, weight: weight * other }]
      : [],
  ),
);

type Pair = (typeof COLOUR_PAIRS)[number];

/** Draws a pair of colours among those that fit; common ones win more often. */
function preferredPair(seed: number, id: number, isFitting: (pair: Pair) => boolean): Pair | null {
  const key = stream(seed, id, STREAM.colours);
  let best: Pair | null = null;
  let leastRank = Infinity;
  for (const pair of COLOUR_PAIRS) {
    const rank = u32(key, pair.index) / pair.weight;
    if (rank < leastRank && isFitting(pair)) {
      best = pair;
      leastRank = rank;
    }
  }
  return best;
}

function withNumbers(main: string, second: string): KitColours {
  const isLegible = Math.abs(brightness(main) - brightness(second)) >= 110;
  return { main, second, number: isLegible ? second : brightness(main) > 128 ? '#111111' : '#ffffff' };
}

/** Returns a kit with goalkeeper's colours that differ from both of its own. */
function kit(seed: number, id: number, main: string, second: string): KitDesign {
  const key = stream(seed, id, STREAM.colours);
  const choice = [...GOALKEEPER_COLOURS]
    .map((hex, i) => ({ hex, rank: u32(key, 5000 + i) }))
    .sort((a, b) => a.rank - b.rank)
    .find(({ hex }) => distance(hex, main) >= MIN_DISTANCE && distance(hex, second) >= 60);
  const keeper = choice?.hex ?? GOALKEEPER_COLOURS[0];
  return {
    ...withNumbers(main, second),
    keeper: withNumbers(keeper, brightness(keeper) > 128 ? '#1b1b1b' : '#f7f7f7'),
  };
}

/** Assigns kits to teams. No two clubs of a country share two colours as long as there are enough pairs. */
export function createKits(worldIndex: WorldIndex): (teamId: number) => TeamKits | null {
  const pairsOf = new Map<number, ReadonlyMap<number, Pair>>();

  const pairs = (countryId: number): ReadonlyMap<number, Pair> => {
    const cachedPairs = pairsOf.get(countryId);
    if (cachedPairs !== undefined) return cachedPairs;
    const takenIndexes = new Set<number>();
    const pairByClub = new Map<number, Pair>();
    const size = worldIndex.country(countryId)?.clubs.length ?? 0;
    // In catalogue order, so that a club added later changes no other's colours.
    for (let id = idInCountry(countryId, 1); id <= idInCountry(countryId, size); id += 1) {
      const pair =
        preferredPair(worldIndex.seed, id, ({ index }) => !takenIndexes.has(index)) ??
        preferredPair(worldIndex.seed, id, () => true);
      if (pair === null) continue;
      takenIndexes.add(pair.index);
      pairByClub.set(id, pair);
    }
    pairsOf.set(countryId, pairByClub);
    return pairByClub;
  };

  const kitsByOwner = new Map<number, TeamKits>();

  return (teamId) => {
    const team = worldIndex.team(teamId);
    if (team === null) return null;
    // All sides of a club share its kits, all national teams their country's.
    const owner = team.clubId ?? idInCountry(team.countryId, 0);
    const cachedKits = kitsByOwner.get(owner);
    if (cachedKits !== undefined) return cachedKits;
    const pair = pairs(team.countryId).get(owner) ?? preferredPair(worldIndex.seed, owner, () => true);
    if (pair === null) return null;
    const isClear = (one: Pair, other: Pair) => distance(one.main, other.main) >= MIN_DISTANCE;
    const away =
      preferredPair(worldIndex.seed, owner, (each) => isClear(each, pair) && each.main !== pair.second) ??
      pair;
    const third =
      preferredPair(worldIndex.seed, owner, (each) => isClear(each, pair) && isClear(each, away)) ?? away;
    const kits: TeamKits = {
      home: kit(worldIndex.seed, owner, pair.main, pair.second),
      away: kit(worldIndex.seed, owner, away.main, pair.main === away.main ? away.second : pair.main),
      third: kit(worldIndex.seed, owner, third.main, third.second),
    };
    kitsByOwner.set(owner, kits);
    return kits;
  };
}

/** Returns the kits of home and away side; the away side changes if its colours are too close, then the home side. */
export function chooseKits(home: TeamKits, away: TeamKits): readonly [KitDesign, KitDesign] {
  for (const ours of [home.home, home.away, home.third])
    for (const theirs of [away.home, away.away, away.third])
      if (distance(ours.main, theirs.main) >= MIN_DISTANCE) return [ours, theirs];
  return [home.home, away.away];
}
