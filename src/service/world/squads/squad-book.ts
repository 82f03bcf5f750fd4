import { countryIdOf } from '#service/world/country-ids.ts';
import { playerAddress } from '#service/world/people/player.ts';
import { FIRST_SEASON } from '#service/world/seasons/season.ts';
import {
  type CountryHistory,
  createCountryWindows,
  isPlayed,
} from '#service/world/transfers/country-windows.ts';
import { type Loans, loanAt, loanSpotOf, NO_LOANS } from '#service/world/transfers/loans.ts';
import { createTradeBook, type TradeHistory } from '#service/world/transfers/trade-book.ts';
import type { TradeWindow } from '#service/world/transfers/trade-market.ts';
import { TRADE_STEPS } from '#service/world/transfers/trade-windows.ts';
import { windowStepAt, windowSteps } from '#service/world/transfers/window-steps.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { type SquadPlaces, squadSize, teamAt } from './squad-places.ts';
import { firstWindow, isMidSeason, windowAt, windowOpens, windowYear } from './squad-windows.ts';

/** Players of every squad place by instant (epoch seconds): of a country's windows and of the market between countries. */
export interface SquadBook {
  /** Player ids of a team's squad by place; empty for no team. */
  squad(teamId: number, instant: number): readonly number[];
  /** Returns the player id at a place of a team's squad, without reading the others; 0 for none. */
  player(teamId: number, place: number, instant: number): number;
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
  readonly countries: CountryHistory;
  readonly trade: TradeHistory;
}

export const NO_SQUADS: SquadHistory = {
  countries: { windows: new Map(), loans: new Map() },
  trade: new Map(),
};

const LAST_STEP = TRADE_STEPS - 1;

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

/** Returns the player at a spot that the country fills. */
function playerAt({ players, opening, steps, step, loans, loanStep }: Registration, spot: number): number {
  const own = ((steps[spot] ?? 0) > step ? opening : players)[spot] ?? 0;
  return loanAt(loans, spot, loanStep) ?? own;
}

/** Returns the spots of a team, from the first to before the last; null for none. */
function spotsOf({ teams, starts }: SquadPlaces, teamId: number): readonly [from: number, to: number] | null {
  const t = teams.findIndex((team) => team.id === teamId);
  const from = starts[t] ?? 0;
  return t < 0 ? null : [from, starts[t + 1] ?? from];
}

/** Returns the club that owns the rights of a player, on loan or not; null for none. */
function ownerIn({ places, players, opening, steps, step }: Registration, player: number): number | null {
  const after = players.indexOf(player);
  const spot = after >= 0 && (steps[after] ?? 0) > step ? opening.indexOf(player) : after;
  return spot < 0 ? null : teamAt(places, spot);
}

/** @param history of the same world, computed earlier */
export function createSquadBook(worldIndex: WorldIndex, history: SquadHistory = NO_SQUADS): SquadBook {
  const trade = createTradeBook(worldIndex, history.trade);
  const countries = createCountryWindows(worldIndex, trade, history.countries);

  /** Returns a country's squads at an instant; null outside the world's seasons. */
  const registrationAt = (id: number, instant: number): Registration | null => {
    const entry = worldIndex.country(id);
    const window = entry === null ? 0 : windowAt(entry, instant);
    const country = isPlayed(window) ? countries.country(id) : null;
    if (country === null) return null;
    const { players, steps } = countries.window(id, country, window);
    const step = entry === null || window === 0 ? LAST_STEP : windowStepAt(entry, window, instant);
    return {
      places: country.places,
      players,
      steps,
      loans: countries.loans(id, windowYear(window)),
      opening: step === LAST_STEP ? players : countries.opening(id, country, window),
      step,
      loanStep: isMidSeason(window) ? LAST_STEP : step,
    };
  };

  /** Returns the squads of a team's country and the team's spots among them; null for no team. */
  const teamOn = (teamId: number, instant: number) => {
    const registration = registrationAt(countryIdOf(teamId), instant);
    const spots = registration === null ? null : spotsOf(registration.places, teamId);
    return registration === null || spots === null ? null : { registration, from: spots[0], to: spots[1] };
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
    const country = entry === null ? null : countries.country(countryId);
    if (entry === null || country === null) return [];
    const first = windowAt(entry, after);
    const windows = Array.from({ length: windowAt(entry, until) - first + 1 }, (_, i) => first + i);
    return windows.filter(isPlayed).flatMap((window) => {
      const loansOfYear = isMidSeason(window) ? NO_LOANS : countries.loans(countryId, windowYear(window));
      const moved = stepsIn(countries.window(countryId, country, window), loansOfYear, country.places);
      return [...new Set([0, ...moved])]
        .sort((a, b) => a - b)
        .map((step) => windowSteps(entry, window)[step] ?? 0)
        .filter((instant) => instant > after && instant <= until);
    });
  };

  return {
    squad: (teamId, instant) => {
      const team = teamOn(teamId, instant);
      if (team === null) return [];
      const traded = trade.players(teamId, instant);
      return Array.from(
        { length: team.to - team.from },
        (_, place) => traded.get(place) ?? playerAt(team.registration, team.from + place),
      );
    },
    player: (teamId, place, instant) => {
      const team = teamOn(teamId, instant);
      if (team === null || place >= team.to - team.from) return 0;
      return trade.player(teamId, place, instant) ?? playerAt(team.registration, team.from + place);
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
      const spot = loanSpotOf(loansOfYear, player, loanStep);
      return spot === null ? ownerIn(registration, player) : teamAt(places, spot);
    },
    ownerOf: (player, instant) => {
      if (trade.hasGrown(player)) return trade.ownerOf(player, instant);
      const registration = registrationAt(homeOf(player), instant);
      return registration === null ? null : ownerIn(registration, player);
    },
    since: (player) => {
      const { teamId, place, intake } = playerAddress(player);
      const entry = worldIndex.country(countryIdOf(teamId));
      const window = firstWindow(Math.max(FIRST_SEASON, intake));
      if (entry === null) return null;
      if (trade.hasGrown(player)) {
        const since = trade.since(player);
        return since === Number.NEGATIVE_INFINITY ? windowOpens(entry, window) : since;
      }
      const country = isPlayed(window) ? countries.country(entry.id) : null;
      const spots = country === null ? null : spotsOf(country.places, teamId);
      if (country === null || spots === null) return null;
      return countries.window(entry.id, country, window).players[spots[0] + place] === player
        ? windowOpens(entry, window)
        : null;
    },
    changesOfTeam: (teamId, after, until) => {
      const own = changes(countryIdOf(teamId), after, until, ({ steps }, { at }, places) => {
        const [from, to] = spotsOf(places, teamId) ?? [0, 0];
        return Array.from({ length: to - from }, (_, place) =>
          Math.max(steps[from + place] ?? 0, at.get(from + place)?.step ?? 0),
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
      countries: countries.history(first),
      trade: trade.history(first),
    }),
  };
}
