import { LRUCache } from 'lru-cache';
import { chance } from '#service/engine/streams.ts';
import { countryIdOf } from './country-ids.ts';
import { createFamilyCodes } from './family-codes.ts';
import { playerAddress } from './player.ts';
import { STREAM } from './random-streams.ts';
import { FIRST_SEASON, LAST_SEASON } from './season.ts';
import { type SquadNames, squadNames } from './squad-names.ts';
import { type SquadPlaces, squadPlaces, squadSize, teamAt } from './squad-places.ts';
import { firstPlayers, nominalAge, renewSquads } from './squad-renewal.ts';
import { firstWindow, isMidSeason, windowAt, windowOpens, windowYear } from './squad-windows.ts';
import { createTradeBook, type TradeHistory } from './trade-book.ts';
import { holdMarket } from './transfer-market.ts';
import type { WorldIndex } from './world-index.ts';

/** Players of every squad place by instant (epoch seconds): of a country's windows and of the market between countries. */
export interface SquadBook {
  /** Player ids of a team's squad by place; empty for no team. */
  squad(teamId: number, instant: number): readonly number[];
  /** Returns a number that differs between two instants if the squad does. */
  version(teamId: number, instant: number): number;
  /** Team that a player plays for; null for none. */
  teamOf(player: number, instant: number): number | null;
  /** Team that a player belongs to, on loan or not; null for none. */
  ownerOf(player: number, instant: number): number | null;
  /** Returns when a player of this id enters the world; null for an impossible id. */
  since(player: number): number | null;
  /** Returns the instants after one and until another at which a team's squad can change. */
  changesOfTeam(teamId: number, after: number, until: number): readonly number[];
  /** Returns the instants after one and until another at which a player can move. */
  changesOfPlayer(player: number, after: number, until: number): readonly number[];
  /** Players of a team, the same number at any instant. */
  size(teamId: number): number;
  /** Returns the windows from `first` on that have been computed so far. */
  history(first: number): SquadHistory;
}

export interface SquadHistory {
  /** By country. */
  readonly windows: ReadonlyMap<number, SquadWindows>;
  readonly trade: TradeHistory;
}

/** Players by squad place of a country, by window. */
type SquadWindows = ReadonlyMap<number, Int32Array>;

/** Moves in a million places before a season, and in its middle. */
const MOVES_PER_MILLION = [230_000, 45_000] as const;
/** Young players, in a million, on loan for a season. */
const LOANS_PER_MILLION = 300_000;
const MAX_LOAN_AGE = 23;

/** Players by place of a country's squads, by window up to the world's last season. */
interface Country {
  readonly places: SquadPlaces;
  /** Indexes in the market between countries, by spot. */
  readonly traded: ReadonlyMap<number, number>;
  readonly windows: Map<number, Int32Array>;
}

/** Loans of a season: player by spot, and spot by player. */
interface Loans {
  readonly at: ReadonlyMap<number, number>;
  readonly of: ReadonlyMap<number, number>;
}

const NO_LOANS: Loans = { at: new Map(), of: new Map() };

const MAX_CACHED_LOANS = 2000;

/** @param history of the same world, computed earlier */
export function createSquadBook(
  worldIndex: WorldIndex,
  history: SquadHistory = { windows: new Map(), trade: new Map() },
): SquadBook {
  const trade = createTradeBook(worldIndex, history.trade);
  const countries = new Map<number, Country>();
  const familyCode = createFamilyCodes(worldIndex);
  /** Family names in the latest window that was computed, by country: the next one begins with them. */
  const latestNames = new Map<number, { readonly window: number; readonly names: SquadNames }>();
  const loans = new LRUCache<string, Loans>({ max: MAX_CACHED_LOANS });

  const countryOf = (id: number): Country | null => {
    let country = countries.get(id);
    if (country === undefined) {
      const places = squadPlaces(worldIndex, id);
      if (places === null) return null;
      const traded = new Map(
        places.teams.flatMap((team, t) =>
          Array.from(
            trade.indexes(team.id),
            ([place, index]) => [(places.starts[t] ?? 0) + place, index] as const,
          ),
        ),
      );
      country = { places, traded, windows: new Map(history.windows.get(id)) };
      countries.set(id, country);
    }
    return country;
  };

  /** Draws the loans of a season from the squads after its first window. */
  const lend = (
    id: number,
    places: SquadPlaces,
    players: Int32Array,
    year: number,
    names: SquadNames,
  ): Loans => {
    const isYoung = (spot: number) => nominalAge(worldIndex, players[spot] ?? 0, year) <= MAX_LOAN_AGE;
    const market = {
      randomStream: STREAM.loan,
      round: year,
      year,
      moves: (spot: number, key: number, i: number) => chance(key, i, LOANS_PER_MILLION) && isYoung(spot),
      names,
    };
    const at = new Map<number, number>();
    holdMarket(worldIndex, places, players, market, (spot, player) => at.set(spot, player));
    const yearLoans = { at, of: new Map([...at].map(([spot, player]) => [player, spot])) };
    loans.set(`${id} ${year}`, yearLoans);
    return yearLoans;
  };

  /** Enters the players of the market between countries before a season. */
  const enterTraded = (
    { traded }: Country,
    players: Int32Array,
    year: number,
    enter: (spot: number, player: number) => void,
  ): void => {
    const closing = trade.closing(year);
    for (const [spot, index] of traded) {
      const player = closing[index] ?? 0;
      if (players[spot] === player) continue;
      players[spot] = player;
      enter(spot, player);
    }
  };

  const next = (id: number, country: Country, before: Int32Array, window: number): Int32Array => {
    const { places, traded } = country;
    const year = windowYear(window);
    const isMid = isMidSeason(window);
    const { after, fresh } = isMid
      ? { after: before.slice(), fresh: null }
      : renewSquads(worldIndex, places, before, year);
    const loanedSpots = isMid ? loansOf(id, year).at : null;
    const odds = MOVES_PER_MILLION[isMid ? 1 : 0];
    const latest = latestNames.get(id);
    const names = latest?.window === window - 1 ? latest.names : squadNames(places, before, familyCode);
    for (const spot of fresh ?? []) names.enter(spot, after[spot] ?? 0);
    if (!isMid) enterTraded(country, after, year, names.enter);
    const namesakes = fresh === null ? null : names.namesakes((spot) => fresh.has(spot) || traded.has(spot));
    const market = {
      randomStream: STREAM.transfer,
      round: window,
      year,
      // New players stay, and the owner of a player on loan keeps the claim.
      moves: (spot: number, key: number, i: number) =>
        (chance(key, i, odds) || namesakes?.has(spot) === true) &&
        fresh?.has(spot) !== true &&
        loanedSpots?.has(spot) !== true,
      names,
    };
    holdMarket(worldIndex, places, after.slice(), market, (spot, player) => {
      after[spot] = player;
    });
    latestNames.set(id, { window, names });
    if (!isMid) lend(id, places, after, year, names.copy());
    return after;
  };

  /** Returns the players by place in a window; null outside the world's seasons. */
  const registrationIn = (
    id: number,
    window: number,
  ): { places: SquadPlaces; players: Int32Array } | null => {
    const country = window < 0 || windowYear(window) > LAST_SEASON ? null : countryOf(id);
    if (country === null) return null;
    const { places, windows } = country;
    let latest = window;
    while (latest > 0 && !windows.has(latest)) latest -= 1;
    let players = windows.get(latest);
    if (players === undefined) {
      players = firstPlayers(worldIndex, places);
      enterTraded(country, players, FIRST_SEASON, () => {});
    }
    windows.set(latest, players);
    while (latest < window) {
      latest += 1;
      players = next(id, country, players, latest);
      windows.set(latest, players);
    }
    return { places, players };
  };

  const loansOf = (id: number, year: number): Loans => {
    const cachedLoans = loans.get(`${id} ${year}`);
    if (cachedLoans !== undefined) return cachedLoans;
    const summer = registrationIn(id, firstWindow(year));
    if (summer === null) return NO_LOANS;
    const { places, players } = summer;
    return lend(id, places, players, year, squadNames(places, players, familyCode));
  };

  const homeOf = (player: number) => countryIdOf(playerAddress(player).teamId);

  const windowIn = (countryId: number, instant: number): number => {
    const country = worldIndex.country(countryId);
    return country === null ? 0 : windowAt(country, instant);
  };

  /** Returns the instants after one and until another at which windows of a country open. */
  const openings = (countryId: number, after: number, until: number): readonly number[] => {
    const country = worldIndex.country(countryId);
    if (country === null) return [];
    const first = windowAt(country, after);
    const windows = Array.from({ length: windowAt(country, until) - first + 1 }, (_, i) => first + i);
    return windows
      .map((window) => windowOpens(country, window))
      .filter((opens) => opens > after && opens <= until);
  };

  const ownerInWindow = (player: number, window: number): number | null => {
    const registration = registrationIn(homeOf(player), window);
    const spot = registration?.players.indexOf(player) ?? -1;
    return registration === null || spot < 0 ? null : teamAt(registration.places, spot);
  };

  return {
    squad: (teamId, instant) => {
      const id = countryIdOf(teamId);
      const window = windowIn(id, instant);
      const registration = registrationIn(id, window);
      const t = registration?.places.teams.findIndex((team) => team.id === teamId) ?? -1;
      if (registration === null || t < 0) return [];
      const { at } = loansOf(id, windowYear(window));
      const start = registration.places.starts[t] ?? 0;
      const own = registration.players.subarray(start, registration.places.starts[t + 1]);
      const traded = trade.players(teamId, instant);
      return Array.from(own, (player, place) => traded.get(place) ?? at.get(start + place) ?? player);
    },
    version: (teamId, instant) => {
      const country = worldIndex.country(countryIdOf(teamId));
      const opened = country === null ? 0 : windowOpens(country, windowAt(country, instant));
      return Math.max(opened, trade.changedAt(teamId, instant));
    },
    teamOf: (player, instant) => {
      if (trade.hasGrown(player)) return trade.teamOf(player, instant);
      const window = windowIn(homeOf(player), instant);
      const registration = registrationIn(homeOf(player), window);
      if (registration === null) return null;
      const spot = loansOf(homeOf(player), windowYear(window)).of.get(player);
      return spot === undefined ? ownerInWindow(player, window) : teamAt(registration.places, spot);
    },
    ownerOf: (player, instant) =>
      trade.hasGrown(player)
        ? trade.teamOf(player, instant)
        : ownerInWindow(player, windowIn(homeOf(player), instant)),
    since: (player) => {
      const { teamId, place, intake } = playerAddress(player);
      const country = worldIndex.country(countryIdOf(teamId));
      const window = firstWindow(Math.max(FIRST_SEASON, intake));
      if (country === null) return null;
      if (trade.hasGrown(player)) {
        const since = trade.since(player);
        return since === Number.NEGATIVE_INFINITY ? windowOpens(country, window) : since;
      }
      const registration = registrationIn(country.id, window);
      const t = registration?.places.teams.findIndex((team) => team.id === teamId) ?? -1;
      const isKnown =
        registration !== null &&
        t >= 0 &&
        registration.players[(registration.places.starts[t] ?? 0) + place] === player;
      return isKnown ? windowOpens(country, window) : null;
    },
    changesOfTeam: (teamId, after, until) => {
      const opened = openings(countryIdOf(teamId), after, until);
      return [...opened, ...trade.changes(teamId, after, until)].sort((a, b) => a - b);
    },
    changesOfPlayer: (player, after, until) =>
      trade.hasGrown(player) ? trade.instants(after, until) : openings(homeOf(player), after, until),
    size: (teamId) => squadSize(worldIndex.seed, teamId),
    history: (first) => ({
      windows: new Map(
        [...countries].map(([id, { windows }]) => [
          id,
          new Map([...windows].filter(([window]) => window >= first)),
        ]),
      ),
      trade: trade.history(first),
    }),
  };
}
