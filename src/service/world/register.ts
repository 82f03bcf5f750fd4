import { LRUCache } from 'lru-cache';
import { countryIdOf, idInCountry } from './country-ids.ts';
import { coachIdOf, coachOf, panelSize } from './officials.ts';
import type { Homelands } from './people.ts';
import { nationalityOf } from './player.ts';
import type { Realm } from './realm.ts';
import type { SquadBook } from './squad-book.ts';
import { windowAt, windowYear } from './squad-windows.ts';
import type { Team } from './team.ts';

/** A fixed order of ids, computed only for the slice that is read. */
export interface Listing {
  readonly total: number;
  slice(from: number, to: number): readonly number[];
}

/** People and venues of the world at an instant, in all or by country. */
export interface Register {
  /** Players with a club, by club; `countryId` is their nationality. */
  players(countryId: number | null, instant: number): Listing;
  /** Players of national teams without a league in their country; they have no club. */
  playersWithoutClub(instant: number): readonly number[];
  /** Coaches by team; `countryId` is their nationality. */
  coaches(countryId: number | null, instant: number): Listing;
  referees(countryId: number | null): Listing;
  venues(countryId: number | null): Listing;
}

/** Ids by nationality, in order. */
type ByNation = ReadonlyMap<number, readonly number[]>;

function fixed(ids: readonly number[]): Listing {
  return { total: ids.length, slice: (from, to) => ids.slice(from, to) };
}

function joined(lists: readonly (readonly number[])[]): Listing {
  return {
    total: lists.reduce((sum, list) => sum + list.length, 0),
    slice: (from, to) => {
      const found: number[] = [];
      let start = 0;
      for (const list of lists) {
        if (start >= to) break;
        found.push(...list.slice(Math.max(0, from - start), Math.max(0, to - start)));
        start += list.length;
      }
      return found;
    },
  };
}

function grouped(ids: readonly number[], nation: (id: number) => number | null): ByNation {
  const groups = new Map<number, number[]>();
  for (const id of ids) {
    const group = groups.get(nation(id) ?? 0);
    if (group === undefined) groups.set(nation(id) ?? 0, [id]);
    else group.push(id);
  }
  return groups;
}

function hasNoLeague(realm: Realm, { kind, countryId }: Team): boolean {
  const country = realm.country(countryId);
  if (kind === 'national-women') return country?.women === null;
  return kind === 'national' && country?.leagues.length === 0;
}

/** Players and coaches of every country before and after a window. */
const KEPT = 400;

export function createRegister(realm: Realm, people: Homelands, book: SquadBook): Register {
  const clubs = realm.teams.filter((team) => team.clubId !== null);
  /** Players in all teams before each team. */
  const before = [0];
  for (const team of clubs) before.push((before.at(-1) ?? 0) + book.size(team.id));
  const kept = new LRUCache<string, ByNation>({ max: KEPT });

  const inWindow = (countryId: number, instant: number): number => {
    const country = realm.country(countryId);
    return country === null ? 0 : windowAt(country, instant);
  };

  const known = (key: string, make: () => ByNation): ByNation => {
    let groups = kept.get(key);
    if (groups === undefined) {
      groups = make();
      kept.set(key, groups);
    }
    return groups;
  };

  const allPlayers = (instant: number): Listing => ({
    total: before.at(-1) ?? 0,
    slice: (from, to) => {
      const found: number[] = [];
      for (let t = Math.max(0, before.findIndex((start) => start > from) - 1); t < clubs.length; t += 1) {
        const team = clubs[t];
        const start = before[t] ?? 0;
        if (team === undefined || start >= to) break;
        const squad = book.squad(team.id, inWindow(team.countryId, instant));
        found.push(...squad.slice(Math.max(0, from - start), to - start));
      }
      return from >= (before.at(-1) ?? 0) ? [] : found;
    },
  });

  const playersIn = (countryId: number, instant: number): ByNation => {
    const window = inWindow(countryId, instant);
    return known(`players ${countryId} ${window}`, () => {
      const ids = clubs
        .filter((team) => team.countryId === countryId)
        .flatMap((team) => book.squad(team.id, window));
      return grouped(ids, (id) => nationalityOf(realm, people, id));
    });
  };

  const coachId = (teamId: number, instant: number): number =>
    coachIdOf(realm, teamId, windowYear(inWindow(countryIdOf(teamId), instant)));

  const coachesIn = (countryId: number, instant: number): ByNation => {
    const year = windowYear(inWindow(countryId, instant));
    return known(`coaches ${countryId} ${year}`, () => {
      const teams = realm.teams.filter((team) => team.countryId === countryId);
      const ids = teams.map((team) => coachId(team.id, instant));
      return grouped(ids, (id) => coachOf(realm, people, id)?.countryId ?? null);
    });
  };

  const panel = (countryId: number): readonly number[] =>
    Array.from({ length: panelSize(realm, countryId) }, (_, i) => idInCountry(countryId, i + 1));
  const grounds = clubs.filter((team) => team.kind === 'club');

  return {
    players: (countryId, instant) =>
      countryId === null
        ? allPlayers(instant)
        : joined(realm.countries.map(({ id }) => playersIn(id, instant).get(countryId) ?? [])),
    playersWithoutClub: (instant) =>
      realm.teams
        .filter((team) => hasNoLeague(realm, team))
        .flatMap((team) => book.squad(team.id, inWindow(team.countryId, instant))),
    coaches: (countryId, instant) =>
      countryId === null
        ? {
            total: realm.teams.length,
            slice: (from, to) => realm.teams.slice(from, to).map((team) => coachId(team.id, instant)),
          }
        : joined(realm.countries.map(({ id }) => coachesIn(id, instant).get(countryId) ?? [])),
    referees: (countryId) =>
      countryId === null ? joined(realm.countries.map(({ id }) => panel(id))) : fixed(panel(countryId)),
    venues: (countryId) =>
      fixed(
        grounds
          .filter((team) => countryId === null || team.countryId === countryId)
          .map((team) => team.venueId ?? 0),
      ),
  };
}
