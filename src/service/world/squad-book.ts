import { LRUCache } from 'lru-cache';
import { chance } from '#service/engine/streams.ts';
import { countryIdOf } from './country-ids.ts';
import { playerAddress } from './player.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { FIRST_SEASON, LAST_SEASON } from './season.ts';
import { type SquadPlaces, squadPlaces, squadSize, teamAt } from './squad-places.ts';
import { firstPlayers, nominalAge, renewed } from './squad-renewal.ts';
import { firstWindow, isMidSeason, windowYear } from './squad-windows.ts';
import { holdMarket } from './transfer-market.ts';

/** Players of every squad place, window by window (squad-windows.ts). */
export interface SquadBook {
  /** Player ids of a team's squad by place; empty for no team. */
  squad(teamId: number, window: number): readonly number[];
  /** Team that a player plays for; null for none. */
  teamOf(player: number, window: number): number | null;
  /** Team that a player belongs to, on loan or not; null for none. */
  ownerOf(player: number, window: number): number | null;
  /** Returns whether a player of this id ever exists. */
  exists(player: number): boolean;
  /** Players of a team, the same number in every window. */
  size(teamId: number): number;
}

/** Moves in a million places before a season, and in its middle. */
const TURNOVER = [230_000, 45_000] as const;
/** Young players, in a million, on loan for a season. */
const LOANED = 70_000;
const OLDEST_ON_LOAN = 22;

/** Players by place of a country's squads, one array a window, up to the world's last season. */
interface Country {
  readonly places: SquadPlaces;
  readonly windows: Int32Array[];
}

/** Loans of a season: player by spot, and spot by player. */
interface Loans {
  readonly at: ReadonlyMap<number, number>;
  readonly of: ReadonlyMap<number, number>;
}

const KEPT_LOANS = 2000;

export function createSquadBook(realm: Realm): SquadBook {
  const countries = new Map<number, Country>();
  const loans = new LRUCache<string, Loans>({ max: KEPT_LOANS });

  const countryOf = (id: number): Country | null => {
    let country = countries.get(id);
    if (country === undefined) {
      const places = squadPlaces(realm, id);
      if (places === null) return null;
      country = { places, windows: [firstPlayers(realm, places)] };
      countries.set(id, country);
    }
    return country;
  };

  const next = (id: number, { places }: Country, before: Int32Array, window: number): Int32Array => {
    const year = windowYear(window);
    const mid = isMidSeason(window);
    const { after, fresh } = mid
      ? { after: before.slice(), fresh: null }
      : renewed(realm, places, before, year);
    const lent = mid ? loansOf(id, year).at : null;
    const odds = TURNOVER[mid ? 1 : 0];
    const market = {
      purpose: PURPOSE.transfer,
      round: window,
      year,
      // New players stay, and the owner of a player on loan keeps the claim.
      moves: (spot: number, key: number, i: number) =>
        chance(key, i, odds) && fresh?.has(spot) !== true && lent?.has(spot) !== true,
    };
    holdMarket(realm, places, after.slice(), market, (spot, player) => {
      after[spot] = player;
    });
    return after;
  };

  /** Returns the players by place in a window; null outside the world's seasons. */
  const owned = (id: number, window: number): { places: SquadPlaces; players: Int32Array } | null => {
    const country = window < 0 || windowYear(window) > LAST_SEASON ? null : countryOf(id);
    if (country === null) return null;
    const { places, windows } = country;
    for (let last = windows.at(-1); windows.length <= window; last = windows.at(-1)) {
      if (last === undefined) return null;
      windows.push(next(id, country, last, windows.length));
    }
    const players = windows[window];
    return players === undefined ? null : { places, players };
  };

  const loansOf = (id: number, year: number): Loans => {
    const key = `${id} ${year}`;
    let made = loans.get(key);
    if (made === undefined) {
      const at = new Map<number, number>();
      const summer = owned(id, firstWindow(year));
      if (summer !== null) {
        const { places, players } = summer;
        const young = (spot: number) => nominalAge(realm, players[spot] ?? 0, year) <= OLDEST_ON_LOAN;
        const market = {
          purpose: PURPOSE.loan,
          round: year,
          year,
          moves: (spot: number, stir: number, i: number) => chance(stir, i, LOANED) && young(spot),
        };
        holdMarket(realm, places, players, market, (spot, player) => at.set(spot, player));
      }
      made = { at, of: new Map([...at].map(([spot, player]) => [player, spot])) };
      loans.set(key, made);
    }
    return made;
  };

  const homeOf = (player: number) => countryIdOf(playerAddress(player).teamId);

  const ownerOf = (player: number, window: number): number | null => {
    const found = owned(homeOf(player), window);
    const spot = found?.players.indexOf(player) ?? -1;
    return found === null || spot < 0 ? null : teamAt(found.places, spot);
  };

  return {
    squad: (teamId, window) => {
      const id = countryIdOf(teamId);
      const found = owned(id, window);
      const t = found?.places.teams.findIndex((team) => team.id === teamId) ?? -1;
      if (found === null || t < 0) return [];
      const { at } = loansOf(id, windowYear(window));
      const start = found.places.starts[t] ?? 0;
      const own = found.players.subarray(start, found.places.starts[t + 1]);
      return Array.from(own, (player, place) => at.get(start + place) ?? player);
    },
    teamOf: (player, window) => {
      const found = owned(homeOf(player), window);
      if (found === null) return null;
      const spot = loansOf(homeOf(player), windowYear(window)).of.get(player);
      return spot === undefined ? ownerOf(player, window) : teamAt(found.places, spot);
    },
    ownerOf,
    exists: (player) => {
      const { teamId, place, intake } = playerAddress(player);
      const found = owned(countryIdOf(teamId), firstWindow(Math.max(FIRST_SEASON, intake)));
      const t = found?.places.teams.findIndex((team) => team.id === teamId) ?? -1;
      return found !== null && t >= 0 && found.players[(found.places.starts[t] ?? 0) + place] === player;
    },
    size: (teamId) => squadSize(realm.seed, teamId),
  };
}
