import { LRUCache } from 'lru-cache';
import { chance } from '#service/engine/streams.ts';
import { createFamilyCodes } from '#service/world/people/family-codes.ts';
import { STREAM } from '#service/world/random-streams.ts';
import { FIRST_SEASON, LAST_SEASON } from '#service/world/seasons/season.ts';
import { type SquadNames, squadNames } from '#service/world/squads/squad-names.ts';
import { type SquadPlaces, squadPlaces } from '#service/world/squads/squad-places.ts';
import { firstPlayers, renewSquads } from '#service/world/squads/squad-renewal.ts';
import { firstWindow, isMidSeason, windowYear } from '#service/world/squads/squad-windows.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { createLoans, isOfLoanAge, type Loans, NO_LOANS } from './loans.ts';
import type { TradeBook } from './trade-book.ts';
import type { TradeWindow } from './trade-market.ts';
import { holdMarket } from './transfer-market.ts';

/** Moves in a million places before a season, and in its middle. */
const MOVES_PER_MILLION = [180_000, 45_000] as const;
/** Young players, in a million, on loan for a season. */
const LOANS_PER_MILLION = 330_000;

/** Players by place of a country's squads, by window up to the world's last season. */
interface CountrySquads {
  readonly places: SquadPlaces;
  /** Indexes in the market between countries, by spot. */
  readonly traded: ReadonlyMap<number, number>;
  readonly windows: Map<number, TradeWindow>;
}

/** What the windows of all countries led to: it takes time to compute. */
export interface CountryHistory {
  /** Players by squad place, by country and window. */
  readonly windows: ReadonlyMap<number, ReadonlyMap<number, TradeWindow>>;
  /** By country and year: "44 2026". */
  readonly loans: ReadonlyMap<string, Loans>;
}

/** The transfer windows of each country, computed one after the other on first use. */
export interface CountryWindows {
  /** Null for no country. */
  country(id: number): CountrySquads | null;
  /** Returns the players after a window, and the steps on which they came. */
  window(id: number, country: CountrySquads, window: number): TradeWindow;
  /** Returns the players before the market of a window. */
  opening(id: number, country: CountrySquads, window: number): Int32Array;
  /** Returns the loans of the season that starts in a year. */
  loans(id: number, year: number): Loans;
  /** Returns what has been computed so far from a window on. */
  history(first: number): CountryHistory;
}

const MAX_CACHED_LOANS = 2000;
const MAX_CACHED_OPENINGS = 160;

const loansKey = (id: number, year: number) => `${id} ${year}`;
const yearOfKey = (key: string) => Number(key.split(' ')[1]);

/** Returns whether a window belongs to a season of the world. */
export const isPlayed = (window: number) => window >= 0 && windowYear(window) <= LAST_SEASON;

/** @param history of the same world, computed earlier */
export function createCountryWindows(
  worldIndex: WorldIndex,
  trade: TradeBook,
  history: CountryHistory,
): CountryWindows {
  const countries = new Map<number, CountrySquads>();
  const familyCode = createFamilyCodes(worldIndex);
  /** Family names in the latest window that was computed, by country: the next one begins with them. */
  const latestNames = new Map<number, { readonly window: number; readonly names: SquadNames }>();
  const loans = new LRUCache<string, Loans>({ max: MAX_CACHED_LOANS });
  for (const [key, loansOfYear] of history.loans) loans.set(key, loansOfYear);
  const openings = new LRUCache<string, Int32Array>({ max: MAX_CACHED_OPENINGS });

  const countryOf = (id: number): CountrySquads | null => {
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

  /** Draws the loans of a season from the squads after its first window; players who moved after it opened stay. */
  const lend = (
    id: number,
    places: SquadPlaces,
    { players, steps }: TradeWindow,
    year: number,
    names: SquadNames,
  ): Loans => {
    const isYoung = (spot: number) => isOfLoanAge(worldIndex, players[spot] ?? 0, year);
    const market = {
      randomStream: STREAM.loan,
      round: year,
      year,
      moves: (spot: number, key: number, i: number) =>
        steps[spot] === 0 && chance(key, i, LOANS_PER_MILLION) && isYoung(spot),
      names,
    };
    const at = new Map<number, { readonly player: number; readonly step: number }>();
    holdMarket(worldIndex, places, players, market, (spot, player, step) => at.set(spot, { player, step }));
    const yearLoans = createLoans(at);
    loans.set(loansKey(id, year), yearLoans);
    return yearLoans;
  };

  /** Enters the players of the market between countries before a season. */
  const enterTraded = (
    { traded }: CountrySquads,
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

  /** Returns the players with whom a season opens, and the spots of new ones. */
  const openSeason = (
    country: CountrySquads,
    before: Int32Array,
    year: number,
    enter: (spot: number, player: number) => void,
  ) => {
    const { after, fresh } = renewSquads(worldIndex, country.places, before, year);
    for (const spot of fresh) enter(spot, after[spot] ?? 0);
    enterTraded(country, after, year, enter);
    return { opening: after, fresh };
  };

  const next = (id: number, country: CountrySquads, before: Int32Array, window: number): TradeWindow => {
    const { places, traded } = country;
    const year = windowYear(window);
    const isMid = isMidSeason(window);
    const loanedSpots = isMid ? loansOf(id, year).at : null;
    const odds = MOVES_PER_MILLION[isMid ? 1 : 0];
    const latest = latestNames.get(id);
    const names = latest?.window === window - 1 ? latest.names : squadNames(places, before, familyCode);
    const { opening, fresh } = isMid
      ? { opening: before, fresh: null }
      : openSeason(country, before, year, names.enter);
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
    const result = { players: opening.slice(), steps: new Uint8Array(opening.length) };
    holdMarket(worldIndex, places, opening, market, (spot, player, step) => {
      result.players[spot] = player;
      result.steps[spot] = step;
    });
    latestNames.set(id, { window, names });
    if (!isMid) lend(id, places, result, year, names.copy());
    return result;
  };

  const windowOf = (id: number, country: CountrySquads, window: number): TradeWindow => {
    const { places, windows } = country;
    let latest = window;
    while (latest > 0 && !windows.has(latest)) latest -= 1;
    let result = windows.get(latest);
    if (result === undefined) {
      const players = firstPlayers(worldIndex, places);
      enterTraded(country, players, FIRST_SEASON, () => {});
      result = { players, steps: new Uint8Array(players.length) };
    }
    windows.set(latest, result);
    while (latest < window) {
      latest += 1;
      result = next(id, country, result.players, latest);
      windows.set(latest, result);
    }
    return result;
  };

  const loansOf = (id: number, year: number): Loans => {
    const cachedLoans = loans.get(loansKey(id, year));
    if (cachedLoans !== undefined) return cachedLoans;
    const country = isPlayed(firstWindow(year)) ? countryOf(id) : null;
    if (country === null) return NO_LOANS;
    const summer = windowOf(id, country, firstWindow(year));
    return lend(id, country.places, summer, year, squadNames(country.places, summer.players, familyCode));
  };

  /** Returns the players before the market of a window. */
  const openingOf = (id: number, country: CountrySquads, window: number): Int32Array => {
    const { players } = windowOf(id, country, window - 1);
    if (isMidSeason(window)) return players;
    const key = `${id} ${window}`;
    let opening = openings.get(key);
    if (opening === undefined) {
      ({ opening } = openSeason(country, players, windowYear(window), () => {}));
      openings.set(key, opening);
    }
    return opening;
  };

  return {
    country: countryOf,
    window: windowOf,
    opening: openingOf,
    loans: loansOf,
    history: (first) => ({
      windows: new Map(
        [...countries].map(([id, { windows }]) => [
          id,
          new Map([...windows].filter(([window]) => window >= first)),
        ]),
      ),
      loans: new Map([...loans.entries()].filter(([key]) => yearOfKey(key) >= windowYear(first))),
    }),
  };
}
