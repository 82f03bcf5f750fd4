import { below, type Key, stream } from '#service/engine/streams.ts';
import { NO_CODE } from '#service/world/people/family-codes.ts';
import { PLACES_PER_SQUAD, positionClass } from '#service/world/people/player.ts';
import type { STREAM } from '#service/world/random-streams.ts';
import type { SquadNames } from '#service/world/squads/squad-names.ts';
import { eachPlace, type SquadPlaces } from '#service/world/squads/squad-places.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { drawStep } from './trade-windows.ts';

/** Rating points by which luck moves a player in the order of clubs. */
const LUCK_POINTS = 450;

/** A market's draw; `round` differs each time. */
interface Market {
  readonly randomStream: typeof STREAM.transfer | typeof STREAM.loan;
  readonly round: number;
  readonly year: number;
  /** Returns whether the player of a spot moves, drawn from `key` at `i`. */
  moves(spot: number, key: Key, i: number): boolean;
  /** The family names in the squads, with which arrivals should not clash. */
  readonly names: SquadNames;
}

/** A player who moves, by spot, with the coded family name, and the step that the spot draws. */
interface Mover {
  readonly spot: number;
  readonly rank: number;
  readonly code: number;
  readonly step: number;
}

/** Movers further down the order who are tried for a club with a namesake of the next one. */
const MAX_TRIES = 12;
/** Neighbours in the order of clubs who change places with each other on a day. */
const PLACES_OF_RING = 4;

/** Returns whose place each mover takes, by index: in rings of neighbours, the last of which may be longer. */
function ringsOf(count: number): number[] {
  const rings = Math.max(1, Math.floor(count / PLACES_OF_RING));
  return Array.from({ length: count }, (_, i) => {
    const ring = Math.min(Math.floor(i / PLACES_OF_RING), rings - 1);
    const first = ring * PLACES_OF_RING;
    const size = ring === rings - 1 ? count - first : PLACES_OF_RING;
    return first + ((i - first + 1) % size);
  });
}

/** Returns the step of each mover: all of a ring move on one day, since each takes the place of the next. */
function stepsOf(market: readonly Mover[], sources: readonly number[]): readonly number[] {
  const steps: number[] = [];
  for (const [i, { step }] of market.entries()) {
    for (let j = i; steps[j] === undefined; j = sources[j] ?? i) steps[j] = step;
  }
  return steps;
}

/**
 * Holds a country's market. Among teams of one kind and players of one position, those who move change places with
 * neighbours in the order of their teams' strength and some luck, or with others where they would meet a namesake.
 * Calls `take` with each new player, spot and step of the window; national teams take no part.
 */
export function holdMarket(
  worldIndex: WorldIndex,
  places: SquadPlaces,
  players: Int32Array,
  { randomStream, round, year, moves, names }: Market,
  take: (spot: number, player: number, step: number) => void,
): void {
  const keys = places.teams.map((team) => stream(worldIndex.seed, team.id, randomStream));
  const ratings = places.teams.map((team) => worldIndex.rating(team.id, year));
  const markets = new Map<string, Mover[]>();
  eachPlace(places, (spot, place, team, t) => {
    const key = keys[t] ?? 0;
    const i = round * PLACES_PER_SQUAD + place;
    if (team.clubId === null || !moves(spot, key, i)) return;
    const name = `${team.kind} ${positionClass(place)}`;
    const rank = (ratings[t] ?? 0) + below(key, i + 1_000_000, LUCK_POINTS);
    const moving = { spot, rank, code: names.at(spot), step: drawStep(key, 2 * i + 2_000_000) };
    const market = markets.get(name);
    if (market === undefined) markets.set(name, [moving]);
    else market.push(moving);
  });
  for (const market of markets.values()) market.sort((a, b) => a.rank - b.rank || a.spot - b.spot);
  for (const market of markets.values()) for (const { spot } of market) names.set(spot, NO_CODE);
  for (const market of markets.values()) {
    const sources = ringsOf(market.length);
    market.forEach(({ spot }, i) => {
      const last = Math.min(i + MAX_TRIES, sources.length);
      for (let j = i; j < last; j += 1) {
        const [next, source] = [sources[i], sources[j]];
        if (next === undefined || source === undefined) break;
        if (source === i || names.clashes(spot, market[source]?.code ?? NO_CODE)) continue;
        sources[j] = next;
        sources[i] = source;
        break;
      }
      names.set(spot, market[sources[i] ?? i]?.code ?? NO_CODE);
    });
    const steps = stepsOf(market, sources);
    market.forEach(({ spot }, i) => {
      const source = market[sources[i] ?? i]?.spot ?? spot;
      if (source !== spot) take(spot, players[source] ?? 0, steps[i] ?? 0);
    });
  }
}
