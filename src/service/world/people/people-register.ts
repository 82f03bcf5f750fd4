import { LRUCache } from 'lru-cache';
import { idInCountry } from '#service/world/country-ids.ts';
import type { SquadBook } from '#service/world/squads/squad-book.ts';
import type { Squads } from '#service/world/squads/squads.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { coachIdAt, coachOf } from './coaches.ts';
import type { Homelands } from './people.ts';
import { nationalityOf } from './player.ts';
import { panelOf } from './referees.ts';

/** A fixed order of ids, computed only for the slice that is read. */
export interface Listing {
  readonly total: number;
  slice(from: number, to: number): readonly number[];
}

/** People and venues of the world at an instant, in all or by country. */
export interface PeopleRegister {
  /** Players with a club, by club; `countryId` is their nationality. */
  players(countryId: number | null, instant: number): Listing;
  /** Players of national teams whose countries have too few players at clubs, or no league. */
  playersWithoutClub(instant: number): readonly number[];
  /** Coaches by team; `countryId` is their nationality. */
  coaches(countryId: number | null, instant: number): Listing;
  referees(countryId: number | null): Listing;
  venues(countryId: number | null): Listing;
}

/** Ids by nationality, in order. */
type ByNation = ReadonlyMap<number, readonly number[]>;

function listingOf(ids: readonly number[]): Listing {
  return { total: ids.length, slice: (from, to) => ids.slice(from, to) };
}

function joinLists(lists: readonly (readonly number[])[]): Listing {
  return {
    total: lists.reduce((sum, list) => sum + list.length, 0),
    slice: (from, to) => {
      const ids: number[] = [];
      let start = 0;
      for (const list of lists) {
        if (start >= to) break;
        ids.push(...list.slice(Math.max(0, from - start), Math.max(0, to - start)));
        start += list.length;
      }
      return ids;
    },
  };
}

function groupByNation(ids: readonly number[], nation: (id: number) => number | null): ByNation {
  const groups = new Map<number, number[]>();
  for (const id of ids) {
    const group = groups.get(nation(id) ?? 0);
    if (group === undefined) groups.set(nation(id) ?? 0, [id]);
    else group.push(id);
  }
  return groups;
}

/** Players and coaches of every country before and after a window. */
const MAX_CACHED_LISTS = 400;

export function createPeopleRegister(
  worldIndex: WorldIndex,
  people: Homelands,
  book: SquadBook,
  squads: Squads,
): PeopleRegister {
  const clubs = worldIndex.teams.filter((team) => team.clubId !== null);
  /** Players in all teams before each team. */
  const playersBefore = [0];
  for (const team of clubs) playersBefore.push((playersBefore.at(-1) ?? 0) + book.size(team.id));
  const groupsByKey = new LRUCache<string, ByNation>({ max: MAX_CACHED_LISTS });

  const cachedGroups = (key: string, make: () => ByNation): ByNation => {
    let groups = groupsByKey.get(key);
    if (groups === undefined) {
      groups = make();
      groupsByKey.set(key, groups);
    }
    return groups;
  };

  const allPlayers = (instant: number): Listing => ({
    total: playersBefore.at(-1) ?? 0,
    slice: (from, to) => {
      const ids: number[] = [];
      for (
        let t = Math.max(0, playersBefore.findIndex((start) => start > from) - 1);
        t < clubs.length;
        t += 1
      ) {
        const team = clubs[t];
        const start = playersBefore[t] ?? 0;
        if (team === undefined || start >= to) break;
        const squad = book.squad(team.id, instant);
        ids.push(...squad.slice(Math.max(0, from - start), to - start));
      }
      return from >= (playersBefore.at(-1) ?? 0) ? [] : ids;
    },
  });

  const playersIn = (countryId: number, instant: number): ByNation => {
    const teams = worldIndex.teamsOf(countryId).filter((team) => team.clubId !== null);
    const version = Math.max(...teams.map(({ id }) => book.version(id, instant)));
    return cachedGroups(`players ${countryId} ${version}`, () => {
      const ids = teams.flatMap((team) => book.squad(team.id, instant));
      return groupByNation(ids, (id) => nationalityOf(worldIndex, people, id));
    });
  };

  const coachId = (teamId: number, instant: number) => coachIdAt(worldIndex, teamId, instant);

  const coachesIn = (countryId: number, instant: number): ByNation => {
    // Coaches change at full and half hours.
    const halfHour = Math.floor(instant / 1800);
    return cachedGroups(`coaches ${countryId} ${halfHour}`, () => {
      const teams = worldIndex.teamsOf(countryId);
      const ids = teams.map((team) => coachId(team.id, instant));
      return groupByNation(ids, (id) => coachOf(worldIndex, people, id)?.countryId ?? null);
    });
  };

  const panel = (countryId: number): readonly number[] => {
    const country = worldIndex.country(countryId);
    const length = country === null ? 0 : panelOf(country).officials;
    return Array.from({ length }, (_, i) => idInCountry(countryId, i + 1));
  };
  const grounds = worldIndex.teams.filter(({ kind }) => kind === 'club' || kind === 'national');

  return {
    players: (countryId, instant) =>
      countryId === null
        ? allPlayers(instant)
        : joinLists(worldIndex.countries.map(({ id }) => playersIn(id, instant).get(countryId) ?? [])),
    playersWithoutClub: (instant) =>
      worldIndex.teams
        .filter(({ clubId }) => clubId === null)
        .flatMap(({ id }) => squads.squad(id, instant))
        .map(({ id }) => id)
        .filter((id) => squads.clubOf(id, instant) === null),
    coaches: (countryId, instant) =>
      countryId === null
        ? {
            total: worldIndex.teams.length,
            slice: (from, to) => worldIndex.teams.slice(from, to).map((team) => coachId(team.id, instant)),
          }
        : joinLists(worldIndex.countries.map(({ id }) => coachesIn(id, instant).get(countryId) ?? [])),
    referees: (countryId) =>
      countryId === null
        ? joinLists(worldIndex.countries.map(({ id }) => panel(id)))
        : listingOf(panel(countryId)),
    venues: (countryId) =>
      listingOf(
        grounds
          .filter((team) => countryId === null || team.countryId === countryId)
          .map((team) => team.venueId ?? 0),
      ),
  };
}
