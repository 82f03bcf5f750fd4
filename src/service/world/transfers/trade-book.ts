import { PLACES_PER_SQUAD, playerAddress } from '#service/world/people/player.ts';
import { FIRST_SEASON, LAST_SEASON } from '#service/world/seasons/season.ts';
import { firstWindow, isMidSeason, windowYear } from '#service/world/squads/squad-windows.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { type Loans, loanAt, loanSpotOf, NO_LOANS } from './loans.ts';
import { lendAbroad } from './trade-loans.ts';
import { firstTrade, holdTrade, type TradeWindow } from './trade-market.ts';
import { tradePlaces } from './trade-places.ts';
import { stepAt, stepInstant, TRADE_STEPS } from './trade-windows.ts';

/** Players of the places that take part in the market between countries, by instant (epoch seconds). */
export interface TradeBook {
  /** Returns the players of a club at such places, by place. */
  players(teamId: number, instant: number): ReadonlyMap<number, number>;
  /** Returns the player of a club at such a place; null for another place. */
  player(teamId: number, place: number, instant: number): number | null;
  /** Returns the indexes of a club's such places among all, by place. */
  indexes(teamId: number): ReadonlyMap<number, number>;
  /** Returns the players by index after the market before a season. */
  closing(year: number): Int32Array;
  /** Returns whether a player grew at such a place, and so never plays at another one. */
  hasGrown(player: number): boolean;
  teamOf(player: number, instant: number): number | null;
  /** Returns the team that a player belongs to, on loan or not. */
  ownerOf(player: number, instant: number): number | null;
  /** Returns when a player came into the world, negative infinity if the world began with the player; null for none. */
  since(player: number): number | null;
  /** Returns the latest instant at which those players of a club changed. */
  changedAt(teamId: number, instant: number): number;
  /** Returns the instants after one and until another at which players move. */
  instants(after: number, until: number): readonly number[];
  /** Returns those at which players of a club may change. */
  changes(teamId: number, after: number, until: number): readonly number[];
  /** Returns the windows from `first` on that have been computed so far. */
  history(first: number): TradeHistory;
}

export type TradeHistory = ReadonlyMap<number, TradeWindow>;

interface Moment {
  readonly before: Int32Array;
  readonly players: Int32Array;
  readonly steps: Uint8Array;
  readonly step: number;
  readonly loans: Loans;
  /** Step of the loans' window that has begun. */
  readonly loanStep: number;
}

const LAST_STEP = TRADE_STEPS - 1;
const LAST_WINDOW = firstWindow(LAST_SEASON) + 1;

/** @param history of the same world, computed earlier */
export function createTradeBook(worldIndex: WorldIndex, history: TradeHistory): TradeBook {
  const places = tradePlaces(worldIndex.seed, worldIndex.countries, worldIndex.team);
  const windows = new Map(history);
  const loansByYear = new Map<number, Loans>();
  const spotsByTeam = Map.groupBy(places.keys(), (spot) => places[spot]?.teamId ?? 0);
  const spotsByAddress = new Map(
    places.map(({ teamId, place }, spot) => [teamId * PLACES_PER_SQUAD + place, spot]),
  );

  const inWindow = (window: number): TradeWindow => {
    let latest = window;
    while (latest > 0 && !windows.has(latest)) latest -= 1;
    let result = windows.get(latest) ?? firstTrade(worldIndex, places);
    windows.set(latest, result);
    while (latest < window) {
      latest += 1;
      const loans = isMidSeason(latest) ? loansOf(windowYear(latest)) : NO_LOANS;
      result = holdTrade(worldIndex, places, result.players, latest, loans);
      windows.set(latest, result);
    }
    return result;
  };

  const loansOf = (year: number): Loans => {
    let loans = loansByYear.get(year);
    if (loans === undefined) {
      loans = lendAbroad(worldIndex, places, inWindow(firstWindow(year)), year);
      loansByYear.set(year, loans);
    }
    return loans;
  };

  const momentAt = (instant: number): Moment => {
    const { window, step } = stepAt(instant);
    const { players, steps } = inWindow(Math.min(window, LAST_WINDOW));
    const isOver = step === LAST_STEP || window > LAST_WINDOW;
    return {
      before: isOver ? players : inWindow(window - 1).players,
      players,
      steps,
      step,
      loans: window > LAST_WINDOW ? NO_LOANS : loansOf(windowYear(window)),
      loanStep: isMidSeason(window) ? LAST_STEP : step,
    };
  };

  const playerAt = ({ before, players, steps, step }: Moment, spot: number): number =>
    ((steps[spot] ?? 0) <= step ? players : before)[spot] ?? 0;

  const registeredAt = (moment: Moment, spot: number): number =>
    loanAt(moment.loans, spot, moment.loanStep) ?? playerAt(moment, spot);

  const ownerIn = (moment: Moment, player: number): number | null =>
    places[spotOf(player, moment)]?.teamId ?? null;

  const originOf = (player: number): number | undefined => {
    const { teamId, place } = playerAddress(player);
    return spotsByAddress.get(teamId * PLACES_PER_SQUAD + place);
  };

  const spotOf = (player: number, moment: Moment): number => {
    for (const all of [moment.players, moment.before]) {
      const spot = all.indexOf(player);
      if (spot >= 0 && playerAt(moment, spot) === player) return spot;
    }
    return -1;
  };

  const instants = (after: number, until: number): number[] => {
    const all: number[] = [];
    const last = stepAt(until).window;
    for (let window = Math.max(1, stepAt(after).window); window <= last; window += 1) {
      for (let step = 0; step < TRADE_STEPS; step += 1) all.push(stepInstant(window, step));
    }
    return all.filter((instant) => instant > after && instant <= until);
  };

  return {
    indexes: (teamId) =>
      new Map((spotsByTeam.get(teamId) ?? []).map((spot) => [places[spot]?.place ?? 0, spot])),
    closing: (year) => inWindow(firstWindow(year)).players,
    players: (teamId, instant) => {
      const spots = spotsByTeam.get(teamId) ?? [];
      const moment = spots.length === 0 ? null : momentAt(instant);
      return new Map(
        moment === null ? [] : spots.map((spot) => [places[spot]?.place ?? 0, registeredAt(moment, spot)]),
      );
    },
    player: (teamId, place, instant) => {
      const spot = spotsByAddress.get(teamId * PLACES_PER_SQUAD + place);
      return spot === undefined ? null : registeredAt(momentAt(instant), spot);
    },
    hasGrown: (player) => originOf(player) !== undefined,
    teamOf: (player, instant) => {
      if (originOf(player) === undefined) return null;
      const moment = momentAt(instant);
      const spot = loanSpotOf(moment.loans, player, moment.loanStep);
      return spot === null ? ownerIn(moment, player) : (places[spot]?.teamId ?? null);
    },
    ownerOf: (player, instant) =>
      originOf(player) === undefined ? null : ownerIn(momentAt(instant), player),
    since: (player) => {
      const { intake } = playerAddress(player);
      const spot = originOf(player);
      if (spot === undefined || intake > LAST_SEASON || places[spot]?.isImport === true) return null;
      const window = firstWindow(Math.max(FIRST_SEASON, intake));
      const { players, steps } = inWindow(window);
      if (window === 0) return players.includes(player) ? Number.NEGATIVE_INFINITY : null;
      return players[spot] === player ? stepInstant(window, steps[spot] ?? 0) : null;
    },
    changedAt: (teamId, instant) => {
      const spots = spotsByTeam.get(teamId) ?? [];
      if (spots.length === 0) return Number.NEGATIVE_INFINITY;
      const { window, step } = stepAt(instant);
      const { steps } = inWindow(Math.min(window, LAST_WINDOW));
      const loans = isMidSeason(window) || window > LAST_WINDOW ? NO_LOANS : loansOf(windowYear(window));
      const done = spots
        .map((spot) => Math.max(steps[spot] ?? 0, loans.at.get(spot)?.step ?? 0))
        .filter((each) => each <= step);
      return stepInstant(window, done.length === 0 ? -1 : Math.max(...done));
    },
    instants,
    changes: (teamId, after, until) => (spotsByTeam.has(teamId) ? instants(after, until) : []),
    history: (first) => new Map([...windows].filter(([window]) => window >= first)),
  };
}
