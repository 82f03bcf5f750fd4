import { below, type Key, stream } from '#service/engine/streams.ts';
import { PLACES_PER_SQUAD, positionClass } from './player.ts';
import type { STREAM } from './random-streams.ts';
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
}

/**
 * Holds a country's market. Among teams of one kind and players of one position, those who move shift by one in
 * the order of their teams' strength and some luck, so that most move between similar clubs. Calls `take` with
 * each new player and spot; national teams take no part.
 */
export function holdMarket(
  worldIndex: WorldIndex,
  places: SquadPlaces,
  players: Int32Array,
  { randomStream, round, year, moves }: Market,
  take: (spot: number, player: number) => void,
): void {
  const keys = places.teams.map((team) => stream(worldIndex.seed, team.id, randomStream));
  const markets = new Map<string, { spot: number; rank: number }[]>();
  eachPlace(places, (spot, place, team, t) => {
    const key = keys[t] ?? 0;
    const i = round * PLACES_PER_SQUAD + place;
    if (team.clubId === null || !moves(spot, key, i)) return;
    const name = `${team.kind} ${positionClass(place)}`;
    const moving = { spot, rank: worldIndex.rating(team.id, year) + below(key, i + 1_000_000, LUCK_POINTS) };
    const market = markets.get(name);
    if (market === undefined) markets.set(name, [moving]);
    else market.push(moving);
  });
  for (const market of markets.values()) {
    market.sort((a, b) => a.rank - b.rank || a.spot - b.spot);
    market.forEach(({ spot }, i) => {
      const from = market[(i + 1) % market.length];
      if (from !== undefined && from.spot !== spot) take(spot, players[from.spot] ?? 0);
    });
  }
}
