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
import type { TradeWindow } from './trade-market.ts';
import { TRADE_STEPS } from './trade-windows.ts';
import { holdMarket } from './transfer-market.ts';
import { windowStepAt, windowSteps } from './window-steps.ts';
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
type SquadWindows = ReadonlyMap<number, TradeWindow>;

/** Moves in a million places before a season, and in its middle. */
const MOVES_PER_MILLION = [180_000, 45_000] as const;
/** Young players, in a million, on loan for a season. */
const LOANS_PER_MILLION = 330_000;
const MAX_LOAN_AGE = 23;
const LAST_STEP = TRADE_STEPS - 1;

/** Players by place of a country's squads, by window up to the world's last season. */
interface Country {
  readonly places: SquadPlaces;
  /** Indexes in the market between countries, by spot. */
  readonly traded: ReadonlyMap<number, number>;
  readonly windows: Map<number, TradeWindow>;
}

/** Loans of a season: player and step by spot, and spot by player. */
interface Loans {
  readonly at: ReadonlyMap<number, { readonly player: number; readonly step: number }>;
  readonly of: ReadonlyMap<number, number>;
}

const NO_LOANS: Loans = { at: new Map(), of: new Map() };

const MAX_CACHED_LOANS = 2000;
const MAX_CACHED_OPENINGS = 160;

/** A country's squads at an instant. */
interface Registration extends TradeWindow {
  readonly places: SquadPlaces;
  readonly loans: Loans;
  /** Players by place before the market of the window; those after it once it is over. */
  readonly opening: Int32Array;
  /** Steps of the window's market, and of its loans, that have begun. */
  readonly step: number;
  readonly loanStep: number;
}

/** Returns the spot of a player of whom the club of a place owns the rights; -1 for none. */
function ownSpot({ players, opening, steps, step }: Registration, player: number): number {
  const spot = players.indexOf(player);
  return spot >= 0 && (steps[spot] ?? 0) > step ? opening.indexOf(player) : spot;
}

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
  const openings = new LRUCache<string, Int32Array>({ max: MAX_CACHED_OPENINGS });

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

  /** Draws the loans of a season from the squads after its first window; whoever has moved in it after its opening stays. */
  const lend = (
    id: number,
    places: SquadPlaces,
    { players, steps }: TradeWindow,
    year: number,
    names: SquadNames,
  ): Loans => {
    const isYoung = (spot: number) => nominalAge(worldIndex, players[spot] ?? 0, year) <= MAX_LOAN_AGE;
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
    const yearLoans = { at, of: new Map([...at].map(([spot, { player }]) => [player, spot])) };
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

  /** Returns the players with whom a season opens, and the spots of new ones. */
  const openSeason = (
    country: Country,
    before: Int32Array,
    year: number,
    enter: (spot: number, player: number) => void,
  ) => {
    const { after, fresh } = renewSquads(worldIndex, country.places, before, year);
    for (const spot of fresh) enter(spot, after[spot] ?? 0);
    enterTraded(country, after, year, enter);
    return { opening: after, fresh };
  };

  const next = (id: number, country: Country, before: Int32Array, window: number): TradeWindow => {
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

  const windowOf = (id: number, country: Country, window: number): TradeWindow => {
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

  const isPlayed = (window: number) => window >= 0 && windowYear(window) <= LAST_SEASON;

  const loansOf = (id: number, year: number): Loans => {
    const cachedLoans = loans.get(`${id} ${year}`);
    if (cachedLoans !== undefined) return cachedLoans;
    const country = isPlayed(firstWindow(year)) ? countryOf(id) : null;
    if (country === null) return NO_LOANS;
    const summer = windowOf(id, country, firstWindow(year));
    return lend(id, country.places, summer, year, squadNames(country.places, summer.players, familyCode));
  };

  /** Returns the players before the market of a window. */
  const openingOf = (id: number, country: Country, window: number): Int32Array => {
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

  /** Returns a country's squads at an instant; null outside the world's seasons. */
  const registrationAt = (id: number, instant: number): Registration | null => {
    const entry = worldIndex.country(id);
    const window = entry === null ? 0 : windowAt(entry, instant);
    const country = isPlayed(window) ? countryOf(id) : null;
    if (country === null) return null;
    const { players, steps } = windowOf(id, country, window);
    const step = entry === null || window === 0 ? LAST_STEP : windowStepAt(entry, window, instant);
    return {
      places: country.places,
      players,
      steps,
      loans: loansOf(id, windowYear(window)),
      opening: step === LAST_STEP ? players : openingOf(id, country, window),
      step,
      loanStep: isMidSeason(window) ? LAST_STEP : step,
    };
  };

  const homeOf = (player: number) => countryIdOf(playerAddress(player).teamId);

  /** Returns the instants after one and until another at which squads of a country change at the steps of its windows. */
  const changes = (
    countryId: number,
    after: number,
    until: number,
    stepsIn: (window: TradeWindow, loans: Loans, places: SquadPlaces) => Iterable<number>,
  ): readonly number[] => {
    const entry = worldIndex.country(countryId);
    const country = entry === null ? null : countryOf(countryId);
    if (entry === null || country === null) return [];
    const first = windowAt(entry, after);
    const windows = Array.from({ length: windowAt(entry, until) - first + 1 }, (_, i) => first + i);
    return windows.filter(isPlayed).flatMap((window) => {
      const loansOfYear = isMidSeason(window) ? NO_LOANS : loansOf(countryId, windowYear(window));
      const moved = stepsIn(windowOf(countryId, country, window), loansOfYear, country.places);
      return [...new Set([0, ...moved])]
        .sort((a, b) => a - b)
        .map((step) => windowSteps(entry, window)[step] ?? 0)
        .filter((instant) => instant > after && instant <= until);
    });
  };

  const ownerAt = (player: number, instant: number): number | null => {
    const registration = registrationAt(homeOf(player), instant);
    const spot = registration === null ? -1 : ownSpot(registration, player);
    return registration === null || spot < 0 ? null : teamAt(registration.places, spot);
  };

  return {
    squad: (teamId, instant) => {
      const registration = registrationAt(countryIdOf(teamId), instant);
      const t = registration?.places.teams.findIndex((team) => team.id === teamId) ?? -1;
      if (registration === null || t < 0) return [];
      const { places, players, opening, steps, loans: loansOfYear, step, loanStep } = registration;
      const start = places.starts[t] ?? 0;
      const traded = trade.players(teamId, instant);
      return Array.from({ length: (places.starts[t + 1] ?? start) - start }, (_, place) => {
        const spot = start + place;
        const loan = loansOfYear.at.get(spot);
        const own = ((steps[spot] ?? 0) > step ? opening : players)[spot] ?? 0;
        return traded.get(place) ?? (loan !== undefined && loan.step <= loanStep ? loan.player : own);
      });
    },
    version: (teamId, instant) => {
      const country = worldIndex.country(countryIdOf(teamId));
      if (country === null) return trade.changedAt(teamId, instant);
      const window = windowAt(country, instant);
      const changed = windowSteps(country, window)[windowStepAt(country, window, instant)] ?? 0;
      return Math.max(changed, trade.changedAt(teamId, instant));
    },
    teamOf: (player, instant) => {
      if (trade.hasGrown(player)) return trade.teamOf(player, instant);
      const registration = registrationAt(homeOf(player), instant);
      if (registration === null) return null;
      const { places, loans: loansOfYear, loanStep } = registration;
      const spot = loansOfYear.of.get(player);
      const isOnLoan = spot !== undefined && (loansOfYear.at.get(spot)?.step ?? 0) <= loanStep;
      return isOnLoan ? teamAt(places, spot) : ownerAt(player, instant);
    },
    ownerOf: (player, instant) =>
      trade.hasGrown(player) ? trade.teamOf(player, instant) : ownerAt(player, instant),
    since: (player) => {
      const { teamId, place, intake } = playerAddress(player);
      const entry = worldIndex.country(countryIdOf(teamId));
      const window = firstWindow(Math.max(FIRST_SEASON, intake));
      if (entry === null) return null;
      if (trade.hasGrown(player)) {
        const since = trade.since(player);
        return since === Number.NEGATIVE_INFINITY ? windowOpens(entry, window) : since;
      }
      const country = isPlayed(window) ? countryOf(entry.id) : null;
      const t = country?.places.teams.findIndex((team) => team.id === teamId) ?? -1;
      if (country === null || t < 0) return null;
      const spot = (country.places.starts[t] ?? 0) + place;
      return windowOf(entry.id, country, window).players[spot] === player ? windowOpens(entry, window) : null;
    },
    changesOfTeam: (teamId, after, until) => {
      const own = changes(countryIdOf(teamId), after, until, ({ steps }, { at }, { teams, starts }) => {
        const t = teams.findIndex((team) => team.id === teamId);
        const start = starts[t] ?? 0;
        return Array.from({ length: (starts[t + 1] ?? start) - start }, (_, place) =>
          Math.max(steps[start + place] ?? 0, at.get(start + place)?.step ?? 0),
        );
      });
      return [...own, ...trade.changes(teamId, after, until)].sort((a, b) => a - b);
    },
    changesOfPlayer: (player, after, until) =>
      trade.hasGrown(player)
        ? trade.instants(after, until)
        : changes(homeOf(player), after, until, ({ players, steps }, { at, of }) => [
            steps[players.indexOf(player)] ?? 0,
            at.get(of.get(player) ?? -1)?.step ?? 0,
          ]),
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
