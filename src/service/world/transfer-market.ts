import { below, type Key, stream } from '#service/engine/streams.ts';
import { NO_CODE } from './family-codes.ts';
import { PLACES_PER_SQUAD, positionClass } from './player.ts';
import type { STREAM } from './random-streams.ts';
import type { SquadNames } from './squad-names.ts';
import { eachPlace, type SquadPlaces } from './squad-places.ts';
import type { WorldIndex } from './world-index.ts';

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

/** A player who moves, by spot, with the coded family name. */
interface Mover {
  readonly spot: number;
  readonly rank: number;
  readonly code: number;
}

/** Movers further down the order who are tried for a club with a namesake of the next one. */
const MAX_TRIES = 12;

/**
 * Holds a country's market. Among teams of one kind and players of one position, those who move shift by one in
 * the order of their teams' strength and some luck, so that most move between similar clubs, and by a few more where
 * they would meet a namesake. Calls `take` with each new player and spot; national teams take no part.
 */
export function holdMarket(
  worldIndex: WorldIndex,
  places: SquadPlaces,
  players: Int32Array,
  { randomStream, round, year, moves, names }: Market,
  take: (spot: number, player: number) => void,
): void {
  const keys = places.teams.map((team) => stream(worldIndex.seed, team.id, randomStream));
  const markets = new Map<string, Mover[]>();
  eachPlace(places, (spot, place, team, t) => {
    const key = keys[t] ?? 0;
    const i = round * PLACES_PER_SQUAD + place;
    if (team.clubId === null || !moves(spot, key, i)) return;
    const name = `${team.kind} ${positionClass(place)}`;
    const rank = worldIndex.rating(team.id, year) + below(key, i + 1_000_000, LUCK_POINTS);
    const moving = { spot, rank, code: names.at(spot) };
    const market = markets.get(name);
    if (market === undefined) markets.set(name, [moving]);
    else market.push(moving);
  });
  for (const market of markets.values()) market.sort((a, b) => a.rank - b.rank || a.spot - b.spot);
  for (const market of markets.values()) for (const { spot } of market) names.set(spot, NO_CODE);
  for (const market of markets.values()) {
    const sources = market.map((_, i) => market[(i + 1) % market.length]);
    market.forEach(({ spot }, i) => {
      const last = Math.min(i + MAX_TRIES, sources.length);
      for (let j = i; j < last; j += 1) {
        const [next, source] = [sources[i], sources[j]];
        if (next === undefined || source === undefined) break;
        if (source.spot === spot || names.clashes(spot, source.code)) continue;
        sources[j] = next;
        sources[i] = source;
        break;
      }
      const source = sources[i];
      if (source === undefined) return;
      names.set(spot, source.code);
      if (source.spot !== spot) take(spot, players[source.spot] ?? 0);
    });
  }
}
