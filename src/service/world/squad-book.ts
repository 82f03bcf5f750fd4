import { LRUCache } from 'lru-cache';
import { below, chance, type Key, stream } from '#service/engine/streams.ts';
import { gift, intakeAge, PLACES, playerAddress, playerId, positionClass, turnsOut } from './player.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { FIRST_SEASON, LAST_SEASON } from './season.ts';
import { firstWindow, isMidSeason, windowYear } from './squad-windows.ts';
import type { Team } from './team.ts';

/** Who holds which place of which squad, window by window (squad-windows.ts). */
export interface SquadBook {
  /** Player ids of a team's squad by place; empty before 2015 or for no team. */
  squad(teamId: number, window: number): readonly number[];
  /** The team that a player plays for; null for none. */
  teamOf(player: number, window: number): number | null;
  /** The team that a player belongs to, wherever he is on loan; null for none. */
  ownerOf(player: number, window: number): number | null;
  /** Did such a player ever come into the world? */
  exists(player: number): boolean;
  /** How many players a team has, at all times. */
  size(teamId: number): number;
}

/** How many places in a million change hands before a season, and in its middle. */
const TURNOVER = [230_000, 45_000] as const;
/** How many in a million of the places that fall vacant a club offers its own youth first. */
const OWN_YOUTH = 500_000;
/** How many in a million of the young play a season for another club. */
const LOANED = 70_000;
const OLDEST_ON_LOAN = 22;
/** How far luck moves a player up or down the order of clubs in which transfers are arranged, rating points. */
const REACH = 450;

/** Nobody comes in older, on New Year's Day. */
const OLDEST_INTAKE = 19;
const NEVER = [99, 99] as const;

const SMALLEST = 22;
const LARGEST = 30;

function squadSize(seed: number, teamId: number): number {
  return SMALLEST + below(stream(seed, teamId, PURPOSE.squadSize), 0, LARGEST - SMALLEST + 1);
}

/** The squads of a country: its teams one after the other in one array a window, a place for each player. */
interface Roster {
  readonly teams: readonly Team[];
  readonly starts: readonly number[];
  /** Between which ages players grow out of each team. */
  readonly lastYears: readonly (readonly [from: number, to: number])[];
  readonly windows: Int32Array[];
}

/** A place whose player moves, and the order in which he does. */
interface Moving {
  readonly spot: number;
  readonly rank: number;
}

/** Lets the players of the places move on by one, each within his class: `take` says who comes to which place. */
function rotate(
  markets: ReadonlyMap<string, Moving[]>,
  players: Int32Array,
  take: (spot: number, player: number) => void,
): void {
  for (const market of markets.values()) {
    market.sort((a, b) => a.rank - b.rank || a.spot - b.spot);
    market.forEach(({ spot }, i) => {
      const from = market[(i + 1) % market.length];
      if (from !== undefined && from.spot !== spot) take(spot, players[from.spot] ?? 0);
    });
  }
}

export function createSquadBook(realm: Realm): SquadBook {
  const { seed } = realm;
  const rosters = new Map<number, Roster>();
  /** Who plays where for a season, by place and by player. */
  const loans = new LRUCache<string, { at: ReadonlyMap<number, number>; of: ReadonlyMap<number, number> }>({
    max: 2000,
  });

  const nominalAge = (player: number, year: number): number => {
    const { teamId, intake } = playerAddress(player);
    const kind = realm.team(teamId)?.kind ?? 'club';
    return year - intake + intakeAge(kind, stream(seed, player, PURPOSE.playerBody));
  };

  /** Is it his last season with a team before `year`? Every year after the first of his last is likelier. */
  const stops = (player: number, [from, to]: readonly [number, number], year: number): boolean => {
    // Most are far too young: that much the id tells.
    if (year - playerAddress(player).intake + OLDEST_INTAKE <= from) return false;
    const age = nominalAge(player, year);
    if (age <= from) return false;
    if (age > to) return true;
    const odds = Math.round(((age - from) * 1_000_000) / (to - from + 1));
    return chance(stream(seed, player, PURPOSE.turnover), year, odds);
  };

  /** 2015: as if the squads had grown for a generation. */
  const founded = ({ teams, starts, lastYears }: Omit<Roster, 'windows'>): Int32Array => {
    const players = new Int32Array(starts.at(-1) ?? 0);
    teams.forEach((team, t) => {
      const key = stream(seed, team.id, PURPOSE.playerPlace);
      const [from, to] = lastYears[t] ?? NEVER;
      const oldest = Math.min(from + 3, to) - intakeAge(team.kind, null);
      const start = starts[t] ?? 0;
      const size = (starts[t + 1] ?? start) - start;
      for (let place = 0; place < size; place += 1) {
        players[start + place] = playerId(team.id, place, FIRST_SEASON - below(key, place, oldest + 1));
      }
    });
    return players;
  };

  const rosterOf = (countryId: number): Roster | null => {
    let roster = rosters.get(countryId);
    if (roster === undefined) {
      const teams = realm.teams.filter((team) => team.countryId === countryId);
      if (teams.length === 0) return null;
      const starts = [0];
      for (const team of teams) starts.push((starts.at(-1) ?? 0) + squadSize(seed, team.id));
      const lastYears = teams.map(turnsOut);
      roster = { teams, starts, lastYears, windows: [founded({ teams, starts, lastYears })] };
      rosters.set(countryId, roster);
    }
    return roster;
  };

  /** Calls `visit` for every place of a roster. */
  const eachSpot = (
    { teams, starts }: Roster,
    visit: (spot: number, place: number, team: Team, t: number) => void,
  ): void => {
    teams.forEach((team, t) => {
      const start = starts[t] ?? 0;
      const end = starts[t + 1] ?? start;
      for (let spot = start; spot < end; spot += 1) visit(spot, spot - start, team, t);
    });
  };

  /**
   * Who is too old makes room: at a club for the best of those who grow out of its youth and reserve sides, else
   * for somebody new.
   */
  const renewed = (
    roster: Roster,
    before: Int32Array,
    year: number,
  ): { after: Int32Array; fresh: Set<number> } => {
    const after = before.slice();
    const fresh = new Set<number>();
    const grown = new Map<string, number[]>();
    eachSpot(roster, (spot, place, team, t) => {
      const player = before[spot] ?? 0;
      if (!stops(player, roster.lastYears[t] ?? NEVER, year)) return;
      fresh.add(spot);
      after[spot] = playerId(team.id, place, year);
      if (team.kind !== 'youth' && team.kind !== 'reserves') return;
      const line = `${team.clubId} ${positionClass(playerAddress(player).place)}`;
      grown.set(line, [...(grown.get(line) ?? []), player]);
    });
    for (const line of grown.values()) line.sort((a, b) => gift(seed, a) - gift(seed, b) || b - a);
    eachSpot(roster, (spot, place, team) => {
      if (team.kind !== 'club' || !fresh.has(spot)) return;
      if (!chance(stream(seed, team.id, PURPOSE.ownYouth), year * PLACES + place, OWN_YOUTH)) return;
      const best = grown.get(`${team.id} ${positionClass(place)}`)?.pop();
      if (best !== undefined) after[spot] = best;
    });
    return { after, fresh };
  };

  /** Places by market: those of one kind of team and one class of player, in the order of the teams' strength. */
  const markets = (
    roster: Roster,
    year: number,
    purpose: typeof PURPOSE.transfer | typeof PURPOSE.loan,
    moves: (spot: number, key: Key, i: number) => boolean,
    i: (place: number) => number,
  ): ReadonlyMap<string, Moving[]> => {
    const found = new Map<string, Moving[]>();
    const keys = roster.teams.map((team) => stream(seed, team.id, purpose));
    eachSpot(roster, (spot, place, team, t) => {
      const key = keys[t] ?? 0;
      if (team.clubId === null || !moves(spot, key, i(place))) return;
      const market = `${team.kind} ${positionClass(place)}`;
      const rank = realm.rating(team.id, year) + below(key, i(place) + 1_000_000, REACH);
      const list = found.get(market);
      if (list === undefined) found.set(market, [{ spot, rank }]);
      else list.push({ spot, rank });
    });
    return found;
  };

  const next = (countryId: number, roster: Roster, before: Int32Array, window: number): Int32Array => {
    const year = windowYear(window);
    const mid = isMidSeason(window);
    const { after, fresh } = mid ? { after: before.slice(), fresh: null } : renewed(roster, before, year);
    const lent = mid ? loansOf(countryId, year).at : null;
    const stay = after.slice();
    rotate(
      markets(
        roster,
        year,
        PURPOSE.transfer,
        // Who has just come stays, and so do those on loan and whoever plays in their places.
        (spot, key, i) =>
          fresh?.has(spot) !== true && lent?.has(spot) !== true && chance(key, i, TURNOVER[mid ? 1 : 0]),
        (place) => window * PLACES + place,
      ),
      stay,
      (spot, player) => {
        after[spot] = player;
      },
    );
    return after;
  };

  /** Who belongs to which place in a window; null outside the world's seasons. */
  const owned = (countryId: number, window: number): { roster: Roster; players: Int32Array } | null => {
    const roster = window < 0 || windowYear(window) > LAST_SEASON ? null : rosterOf(countryId);
    if (roster === null) return null;
    for (let last = roster.windows.at(-1); roster.windows.length <= window; last = roster.windows.at(-1)) {
      if (last === undefined) return null;
      roster.windows.push(next(countryId, roster, last, roster.windows.length));
    }
    const players = roster.windows[window];
    return players === undefined ? null : { roster, players };
  };

  const loansOf = (countryId: number, year: number) => {
    const key = `${countryId} ${year}`;
    let made = loans.get(key);
    if (made === undefined) {
      const at = new Map<number, number>();
      const summer = owned(countryId, firstWindow(year));
      if (summer !== null) {
        const { roster, players } = summer;
        const young = (spot: number) => nominalAge(players[spot] ?? 0, year) <= OLDEST_ON_LOAN;
        const lends = (spot: number, stir: number, i: number) => chance(stir, i, LOANED) && young(spot);
        const markers = markets(roster, year, PURPOSE.loan, lends, (place) => year * PLACES + place);
        rotate(markers, players, (spot, player) => at.set(spot, player));
      }
      made = { at, of: new Map([...at].map(([spot, player]) => [player, spot])) };
      loans.set(key, made);
    }
    return made;
  };

  const teamAt = ({ teams, starts }: Roster, spot: number): number | null => {
    const t = starts.findIndex((start) => start > spot) - 1;
    return teams[t]?.id ?? null;
  };

  const countryOf = (player: number) => Math.floor(playerAddress(player).teamId / 1000);

  const ownerOf = (player: number, window: number): number | null => {
    const found = owned(countryOf(player), window);
    const spot = found?.players.indexOf(player) ?? -1;
    return found === null || spot < 0 ? null : teamAt(found.roster, spot);
  };

  return {
    squad: (teamId, window) => {
      const countryId = Math.floor(teamId / 1000);
      const found = owned(countryId, window);
      const t = found?.roster.teams.findIndex((team) => team.id === teamId) ?? -1;
      if (found === null || t < 0) return [];
      const { at } = loansOf(countryId, windowYear(window));
      const start = found.roster.starts[t] ?? 0;
      const own = found.players.subarray(start, found.roster.starts[t + 1]);
      return Array.from(own, (player, place) => at.get(start + place) ?? player);
    },
    teamOf: (player, window) => {
      const found = owned(countryOf(player), window);
      if (found === null) return null;
      const spot = loansOf(countryOf(player), windowYear(window)).of.get(player);
      return spot === undefined ? ownerOf(player, window) : teamAt(found.roster, spot);
    },
    ownerOf,
    exists: (player) => {
      const { teamId, place, intake } = playerAddress(player);
      const window = firstWindow(Math.max(FIRST_SEASON, intake));
      const found = owned(Math.floor(teamId / 1000), window);
      const t = found?.roster.teams.findIndex((team) => team.id === teamId) ?? -1;
      return found !== null && t >= 0 && found.players[(found.roster.starts[t] ?? 0) + place] === player;
    },
    size: (teamId) => squadSize(seed, teamId),
  };
}
