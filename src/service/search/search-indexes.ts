import { LRUCache } from 'lru-cache';
import { DAY_S } from '#contract/durations.ts';
import type { TvChannel } from '#service/broadcast/channels.ts';
import { numberInCountry } from '#service/world/country-ids.ts';
import type { Team, TeamKind } from '#service/world/teams/team.ts';
import type { World } from '#service/world/world.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';

/** Search indexes, each built on first use. */
export interface SearchIndexes {
  readonly leagues: NameIndex;
  readonly teams: NameIndex;
  readonly referees: NameIndex;
  readonly channels: NameIndex;
  /** Players who are in a squad on the day of an instant (epoch seconds). */
  players(instant: number): NameIndex;
}

/** Returns the names by which something is found besides its own. */
export type Aliases = (kind: 'player' | 'team' | 'league', id: number, name: string) => readonly string[];

interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** Puts the family name on both sides of the first name, so that either order matches. */
function personEntry({ id, firstName, lastName }: Person): readonly [number, string] {
  return [id, `${lastName} ${firstName} ${lastName}`];
}

/** Fame of a side, in percent of its club's first team. */
const FAME_PERCENT: Readonly<Record<TeamKind, number>> = {
  club: 100,
  national: 160,
  women: 40,
  'national-women': 90,
  'national-youth': 60,
  reserves: 12,
  youth: 12,
};

/** Returns the fame of a team, from its country's popularity and its place among the country's clubs. */
function fameOf(world: World, team: Team): number {
  const country = world.country(team.countryId);
  if (country === null) return 0;
  const place = team.clubId === null ? 0 : numberInCountry(team.clubId) / country.clubs.length;
  return country.popularity * (1 - place * 0.8) * FAME_PERCENT[team.kind];
}

function teamsByFame(world: World): readonly Team[] {
  return world.teams
    .map((team) => ({ team, fame: fameOf(world, team) }))
    .sort((a, b) => b.fame - a.fame || a.team.id - b.team.id)
    .map(({ team }) => team);
}

/** Returns a team's name, and the long form of a youth national team's: "England Under-21". */
function teamEntries({ id, name, kind }: Team): readonly (readonly [number, string])[] {
  return kind === 'national-youth'
    ? [
        [id, name],
        [id, name.replace('U21', 'Under-21')],
      ]
    : [[id, name]];
}

function refereeEntries(world: World): readonly (readonly [number, string])[] {
  const { total, slice } = world.register.referees(null);
  const popularityByCountry = new Map(world.countries.map(({ id, popularity }) => [id, popularity]));
  return slice(0, total)
    .flatMap((id) => world.referee(id) ?? [])
    .sort(
      (a, b) =>
        (popularityByCountry.get(b.countryId) ?? 0) - (popularityByCountry.get(a.countryId) ?? 0) ||
        a.id - b.id,
    )
    .map(personEntry);
}

/** Orders channels by the popularity of football in their country. */
function channelEntries(
  world: World,
  channels: readonly TvChannel[],
): readonly (readonly [number, string])[] {
  const audience = ({ countryId }: TvChannel) => world.country(countryId)?.popularity ?? 0;
  return channels
    .toSorted((a, b) => audience(b) - audience(a) || a.id - b.id)
    .map(({ id, name }) => [id, name]);
}

/** Orders players by the fame of their club; players without a club are last. */
function playerEntries(
  world: World,
  teams: readonly Team[],
  instant: number,
  aliasesOf: Aliases,
): readonly (readonly [number, string])[] {
  const { total, slice } = world.register.players(null, instant);
  const ids = [...slice(0, total), ...world.register.playersWithoutClub(instant)];
  const places = new Map(teams.map(({ id }, place) => [id, place]));
  return ids
    .map((id) => ({ id, place: places.get(world.clubOf(id, instant) ?? 0) ?? teams.length }))
    .sort((a, b) => a.place - b.place)
    .flatMap(({ id }) => {
      const player = world.player(id);
      if (player === null) return [];
      const [, name] = personEntry(player);
      return [name, ...aliasesOf('player', id, name)].map((text) => [id, text] as const);
    });
}

/** Indexes of names that never change. */
type StaticIndex = 'leagues' | 'teams' | 'referees' | 'channels';

/**
 * Creates the indexes. The player index holds some 100,000 names in 4 MB; only the latest day's is kept,
 * because squads change between days only.
 */
export function createSearchIndexes(
  world: World,
  channels: readonly TvChannel[],
  aliasesOf: Aliases = () => [],
): SearchIndexes {
  const indexes = new Map<StaticIndex, NameIndex>();
  const players = new LRUCache<number, NameIndex>({ max: 1 });
  let rankedTeams: readonly Team[] | undefined;

  const teams = () => {
    rankedTeams ??= teamsByFame(world);
    return rankedTeams;
  };
  const staticIndex = (kind: StaticIndex, entries: () => Iterable<readonly [number, string]>) => {
    const index = indexes.get(kind) ?? createNameIndex(entries());
    indexes.set(kind, index);
    return index;
  };

  return {
    get leagues() {
      return staticIndex('leagues', () =>
        [...world.competitions]
          .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
          .flatMap(({ id, name }) =>
            [name, ...aliasesOf('league', id, name)].map((text) => [id, text] as const),
          ),
      );
    },
    get teams() {
      return staticIndex('teams', () =>
        teams().flatMap((team) => [
          ...teamEntries(team),
          ...aliasesOf('team', team.id, team.name).map((text) => [team.id, text] as const),
        ]),
      );
    },
    get referees() {
      return staticIndex('referees', () => refereeEntries(world));
    },
    get channels() {
      return staticIndex('channels', () => channelEntries(world, channels));
    },
    players: (instant) => {
      const day = Math.floor(instant / DAY_S);
      const index = players.get(day) ?? createNameIndex(playerEntries(world, teams(), instant, aliasesOf));
      players.set(day, index);
      return index;
    },
  };
}
