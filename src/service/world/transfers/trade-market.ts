import { below, chance, stream } from '#service/engine/streams.ts';
import { playerTrade } from '#service/world/catalogue/player-trade.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import { personYear } from '#service/world/people/person-id.ts';
import { bornOf, leavingAges, playerAddress, playerId, talent } from '#service/world/people/player.ts';
import { STREAM } from '#service/world/random-streams.ts';
import { FIRST_SEASON } from '#service/world/seasons/season.ts';
import { quality } from '#service/world/squads/quality.ts';
import { hasStopped } from '#service/world/squads/squad-renewal.ts';
import { isMidSeason, windowYear } from '#service/world/squads/squad-windows.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import type { Loans } from './loans.ts';
import type { TradePlace } from './trade-places.ts';
import { drawStep, TRADE_STEPS } from './trade-windows.ts';

/** Players by place after a window, and the step of the window at which they came, 0 for those who stayed. */
export interface TradeWindow {
  readonly players: Int32Array;
  readonly steps: Uint8Array;
}

/** Players from abroad, in a million, who move before a season and in its middle. */
const MOVES_PER_MILLION = [400_000, 90_000] as const;
/** Seasons of a career, which begins at 17 to 19, in which players go abroad first, and after which they may return. */
const EXPORT_SEASONS = [1, 7] as const;
const SEASONS_BEFORE_RETURN = 13;
/** Players who return home, in a million of these, before a season and in its middle. */
const RETURNS_PER_MILLION = [250_000, 150_000] as const;
/** Ages between which players stop, as at every club. */
const STOPPING_AGES = {
  club: leavingAges({ kind: 'club', name: '' }),
  women: leavingAges({ kind: 'women', name: '' }),
};
/**
 * Points of luck in the order of clubs, of players and of young players. Among women it is mostly luck: of clubs whose
 * best are all foreign, their own country could call up too few.
 */
const CLUB_LUCK_POINTS = 450;
const PLAYER_LUCK_POINTS = 250;
const PROMISE_LUCK_POINTS = { club: 120, women: 2000 };
/** Seasons before 2015 in which its players began who grow at a place, and in which those abroad did. */
const SEASONS_AT_HOME = 4;
const SEASONS_ABROAD = 11;
/** Draws of a place in a window. */
const DRAWS = 8;

/** Returns the players of 2015: abroad are those who grew at other places some years before. */
export function firstTrade({ seed }: WorldIndex, places: readonly TradePlace[]): TradeWindow {
  const players = new Int32Array(places.length);
  const order = (i: number) => below(places[i]?.key ?? 0, 0, 1_048_576);
  for (const market of Map.groupBy(places.keys(), (i) => places[i]?.market).values()) {
    const indexes = market.sort((a, b) => order(a) - order(b) || a - b);
    const nurseries = indexes.filter((i) => places[i]?.isImport === false);
    const imports = indexes.filter((i) => places[i]?.isImport === true);
    const fill = (i: number, from: number, seasons: number) => {
      const { teamId = 0, place = 0 } = places[from] ?? {};
      players[i] = playerId(teamId, place, FIRST_SEASON - seasons);
    };
    for (const i of nurseries) fill(i, i, below(stream(seed, i, STREAM.tradeLuck), 0, SEASONS_AT_HOME));
    // Players of one origin differ in their season.
    const rounds = Math.ceil(imports.length / nurseries.length);
    const choices = Math.floor(SEASONS_ABROAD / rounds);
    for (const [n, i] of imports.entries()) {
      const round = Math.floor(n / nurseries.length);
      const season = rounds * below(stream(seed, i, STREAM.tradeLuck), 0, choices) + round;
      fill(i, nurseries[n % nurseries.length] ?? i, SEASONS_AT_HOME + season);
    }
  }
  return { players, steps: new Uint8Array(places.length) };
}

/** The market of one position on one day: indexes of places. */
interface Day {
  /** Places for players from abroad that are taken anew. */
  readonly open: number[];
  readonly movers: number[];
  readonly stops: number[];
  readonly returns: number[];
  /** Places of players who may go abroad. */
  readonly candidates: number[];
}

function emptyDay(): Day {
  return { open: [], movers: [], stops: [], returns: [], candidates: [] };
}

/** More than the points that a list is sorted by, and than its entries. */
const MAX_POINTS = 65_536;

/** Returns a list by ascending points, in its own order where they are equal. */
function sortedBy(list: readonly number[], points: (entry: number) => number): number[] {
  const keys = Float64Array.from(
    list,
    (entry, n) => (MAX_POINTS + Math.round(points(entry))) * MAX_POINTS + n,
  );
  return Array.from(keys.sort(), (key) => list[key % MAX_POINTS] ?? 0);
}

/** Returns the first of the candidates of whom something holds, and removes that one. */
function takeFirst(candidates: number[], holds: (i: number) => boolean): number | undefined {
  const n = candidates.findIndex(holds);
  return n < 0 ? undefined : candidates.splice(n, 1)[0];
}

/**
 * Holds the market between countries in a window. The best of the young players go abroad for those who return home,
 * or, before a season, who stop, and new players follow them. Whoever moves on a day goes to a club after the own quality.
 * @param loans of the season, in its middle
 */
export function holdTrade(
  worldIndex: WorldIndex,
  places: readonly TradePlace[],
  before: Int32Array,
  window: number,
  loans: Loans,
): TradeWindow {
  const { seed } = worldIndex;
  const year = windowYear(window);
  const isMid = isMidSeason(window);
  const players = before.slice();
  const steps = new Uint8Array(before.length);
  const daysByMarket = new Map<string, Day[]>();
  const luck = (id: number, points: number) => below(stream(seed, id, STREAM.tradeLuck), window, points);

  // A plain loop, since this one runs for 11,000 places a window.
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i];
    // Who is on loan stays until it ends, and the owner keeps the claim.
    if (place === undefined || loans.at.has(i)) continue;
    const { kind, key, isImport, market } = place;
    const player = before[i] ?? 0;
    const draw = window * DRAWS;
    const isMoving = isImport && chance(key, draw, MOVES_PER_MILLION[isMid ? 1 : 0]);
    const isStopping = !isMid && hasStopped(worldIndex, player, STOPPING_AGES[kind], year);
    const step = drawStep(key, draw + 1);
    steps[i] = step;
    let days = daysByMarket.get(market);
    if (days === undefined) {
      days = Array.from({ length: TRADE_STEPS }, emptyDay);
      daysByMarket.set(market, days);
    }
    const day = days[step];
    if (day === undefined) continue;
    const seasons = year - personYear(player);
    if (isStopping) {
      if (isImport) day.stops.push(i);
      else players[i] = newPlayer(place, year);
    } else if (!isImport) {
      if (seasons >= EXPORT_SEASONS[0] && seasons <= EXPORT_SEASONS[1]) day.candidates.push(i);
    } else if (
      seasons >= SEASONS_BEFORE_RETURN &&
      chance(key, draw + 3, RETURNS_PER_MILLION[isMid ? 1 : 0])
    ) {
      day.returns.push(i);
    } else if (isMoving) {
      day.open.push(i);
      day.movers.push(player);
    }
  }

  for (const { open, movers, stops, returns, candidates } of [...daysByMarket.values()].flat()) {
    const best = sortedBy(candidates, (i) => {
      const player = before[i] ?? 0;
      const promiseLuck = luck(player, PROMISE_LUCK_POINTS[places[i]?.kind ?? 'club']);
      return -talent(seed, player) * 1000 - promiseLuck;
    });
    const leave = (from: number, successor: number, to: number) => {
      movers.push(before[from] ?? 0);
      players[from] = successor;
      open.push(to);
    };
    for (const i of returns) {
      const player = before[i] ?? 0;
      const home = countryIdOf(playerAddress(player).teamId);
      const from = takeFirst(best, (candidate) => places[candidate]?.countryId === home);
      if (from !== undefined) leave(from, player, i);
    }
    for (const i of stops) {
      const { countryId } = places[i] ?? {};
      const from = takeFirst(best, (candidate) => places[candidate]?.countryId !== countryId);
      if (from !== undefined) leave(from, newPlayer(places[from], year), i);
    }
    const byWorth = sortedBy(movers, (id) => {
      const worth = quality(seed, { id, born: bornOf(seed, id, 'club') }, year);
      return worth + luck(id, PLAYER_LUCK_POINTS);
    });
    const byWages = sortedBy(open, (i) => {
      const { teamId = 0, kind = 'club', countryId = 0, key = 0 } = places[i] ?? {};
      const wages = worldIndex.rating(teamId, year) + playerTrade(countryId, kind).wages;
      return wages + below(key, window * DRAWS + 4, CLUB_LUCK_POINTS);
    });
    for (const [n, i] of byWages.entries()) players[i] = byWorth[n] ?? 0;
  }
  for (const [i, player] of players.entries()) if (player === before[i]) steps[i] = 0;
  return { players, steps };
}

function newPlayer(place: TradePlace | undefined, year: number): number {
  return place === undefined ? 0 : playerId(place.teamId, place.place, year);
}
