import { createAvailability } from './availability/availability.ts';
import type { Absences } from './availability/sidelined.ts';
import { createTrainingAbsences } from './availability/training-absences.ts';
import { utcDayAt, yearOf } from './calendar/days.ts';
import { ALL_COUNTRIES } from './catalogue/all-countries.ts';
import { CONTINENT_NAMES, type CountryEntry } from './catalogue/country.ts';
import { coverageOf } from './fixtures/coverage.ts';
import type { Coverage, Fixture } from './fixtures/fixture.ts';
import { createFixtureBook, type FixtureBook } from './fixtures/fixture-book.ts';
import { createMembership } from './leagues/membership.ts';
import { createCallUps } from './nations/call-ups.ts';
import { type Careers, createCareers } from './people/careers.ts';
import { type Coach, coachIdAt, coachOf } from './people/coaches.ts';
import { homelands } from './people/people.ts';
import { createPeopleRegister, type PeopleRegister } from './people/people-register.ts';
import type { Player } from './people/player.ts';
import { type Referee, refereeOf } from './people/referees.ts';
import type { Competition } from './seasons/competition.ts';
import { createParticipation } from './seasons/participation.ts';
import { FIRST_SEASON, roundAddress, type Season } from './seasons/season.ts';
import { createSeasonSchedules } from './seasons/season-schedules.ts';
import { createWinners, type Winners } from './seasons/winners.ts';
import { type LineUp, lineUpOf } from './squads/lineups.ts';
import { createRosters } from './squads/rosters.ts';
import { createSquadBook } from './squads/squad-book.ts';
import { firstWindow } from './squads/squad-windows.ts';
import { createSquads, type SquadPlayer } from './squads/squads.ts';
import { createStandingsBook } from './tables/standings-book.ts';
import type { TableSnapshot } from './tables/table-snapshot.ts';
import { chooseKits, createKits, type KitDesign, type TeamKits } from './teams/kits.ts';
import type { Team } from './teams/team.ts';
import { type Venue, venueOf } from './teams/venues.ts';
import { NO_HISTORY, type WorldHistory } from './world-history.ts';
import { createWorldIndex } from './world-index.ts';

/**
 * The football world of a seed without the courses of matches. Pure: the same arguments always give the same
 * answers.
 */
export interface World extends FixtureBook {
  readonly seed: number;
  readonly continents: readonly { readonly id: number; readonly name: string }[];
  readonly countries: readonly CountryEntry[];
  readonly competitions: readonly Competition[];
  readonly teams: readonly Team[];
  country(id: number): CountryEntry | null;
  competition(id: number): Competition | null;
  coverageOf(competition: Competition): Omit<Coverage, 'standings'>;
  team(id: number): Team | null;
  venue(id: number): Venue | null;
  referee(id: number): Referee | null;
  coach(id: number): Coach | null;
  /** Null for a season that does not exist. */
  season(id: number): Season | null;
  /** Returns the season that is running, or whose fixture list is out, at an instant (epoch seconds). */
  seasonAt(competitionId: number, instant: number): Season | null;
  /** Returns "1" or "Final"; "" for an impossible id. */
  roundName(roundId: number): string;
  /**
   * Returns the tables of a season, if any, from all matches that count at an instant (epoch seconds), with
   * `isLive` also from running scores.
   */
  tables(seasonId: number, instant: number, isLive: boolean): readonly TableSnapshot[];
  /** Changes whenever those tables without running scores do. */
  tablesVersion(seasonId: number, instant: number): number;
  /** Null for an id that no player ever has. */
  player(id: number): Player | null;
  /** Returns the id of a player's team at an instant; null for none. National teams do not count. */
  clubOf(playerId: number, instant: number): number | null;
  /** Returns 22 to 30 players with their numbers, goalkeepers first. */
  squad(teamId: number, instant: number): readonly SquadPlayer[];
  readonly careers: Careers;
  readonly register: PeopleRegister;
  readonly winners: Winners;
  /** Returns whether a team takes part in a competition's season, friendlies excepted. */
  isParticipant(team: Team, competition: Competition, year: number): boolean;
  /** Returns home and away line-ups, announced or not: callers check `coverage` and the time. */
  lineups(fixture: Fixture): readonly [LineUp, LineUp];
  /** Returns the injured and suspended players of a team at an instant. */
  sidelined(teamId: number, instant: number): Absences;
  /**
   * Returns the players of a side who miss a match, as known at an instant; from the kick-off on those who did.
   */
  sidelinedFrom(fixture: Fixture, side: 'home' | 'away', instant: number): Absences;
  coachOf(teamId: number, instant: number): number;
  kits(teamId: number): TeamKits | null;
  /** Returns the kits of home and away side in a match. */
  kitsInMatch(fixture: Fixture): readonly [KitDesign, KitDesign] | null;
  /** Returns what has been computed so far and is needed for matches of a year. */
  history(year: number): WorldHistory;
}

/**
 * @param history of the same world, computed earlier: it saves time and changes nothing
 * @param isSparse whether few competitions are covered (coverage.ts)
 */
export function createWorld(
  seed: number,
  catalogue: readonly CountryEntry[] = ALL_COUNTRIES,
  history: WorldHistory = NO_HISTORY,
  isSparse = false,
): World {
  const worldIndex = createWorldIndex(seed, catalogue);
  const membership = createMembership(worldIndex, history);
  const schedules = createSeasonSchedules(worldIndex, membership, history.schedules);
  const fixtures = createFixtureBook(worldIndex, schedules, isSparse);
  const people = homelands(catalogue);
  const book = createSquadBook(worldIndex, history.squads);
  const injuredInTraining = createTrainingAbsences(worldIndex, book);
  const callUps = createCallUps({
    worldIndex,
    membership,
    people,
    book,
    injuredInTraining,
    nationalMeetings: schedules.nationalMeetings,
  });
  const squads = createSquads(worldIndex, people, book, callUps);
  const rosters = createRosters(squads);
  const availability = createAvailability({
    worldIndex,
    schedules,
    squads,
    rosters,
    injuredInTraining,
    history: history.absences,
  });
  const kits = createKits(worldIndex);

  const lineUp = (of: Fixture, side: 'home' | 'away'): LineUp => {
    const { id } = of[side];
    const { kickOff } = of.frame;
    const roster = rosters.at(id, kickOff);
    return lineUpOf(worldIndex, roster, of, side, availability.absent(of, side));
  };

  const standings = createStandingsBook(worldIndex, schedules.ofSeason);

  return {
    seed,
    continents: Object.entries(CONTINENT_NAMES).map(([id, name]) => ({ id: Number(id), name })),
    countries: catalogue,
    competitions: worldIndex.competitions,
    teams: worldIndex.teams,
    country: worldIndex.country,
    competition: worldIndex.competition,
    coverageOf: (competition) => coverageOf(competition, isSparse),
    team: worldIndex.team,
    venue: (id) => venueOf(worldIndex, id),
    referee: (id) => refereeOf(worldIndex, id),
    coach: (id) => coachOf(worldIndex, people, id),
    season: (id) => schedules.ofSeason(id)?.schedule.season ?? null,
    seasonAt: (competitionId, instant) => {
      const competition = worldIndex.competition(competitionId);
      if (competition === null) return null;
      const latest = yearOf(utcDayAt(instant)) + 1;
      for (let year = latest; year >= FIRST_SEASON; year -= 1) {
        if (schedules.span(competition, year).opens > instant) continue;
        const season = schedules.of(competition, year)?.season;
        if (season !== undefined) return season;
      }
      return null;
    },
    ...fixtures,
    roundName: (id) => {
      const { season, round } = roundAddress(id);
      return schedules.ofSeason(season)?.schedule.roundName(round) ?? '';
    },
    tables: standings.at,
    tablesVersion: standings.version,
    player: squads.player,
    clubOf: squads.clubOf,
    squad: squads.squad,
    sidelined: availability.sidelined,
    sidelinedFrom: availability.sidelinedFrom,
    lineups: (of) => [lineUp(of, 'home'), lineUp(of, 'away')],
    careers: createCareers(worldIndex, people, book, squads),
    register: createPeopleRegister(worldIndex, people, book, squads),
    winners: createWinners(worldIndex, membership, schedules),
    isParticipant: createParticipation(worldIndex, membership, schedules),
    coachOf: (teamId, instant) => coachIdAt(worldIndex, teamId, instant),
    kits,
    history: (year) => ({
      ...membership.history(year - 2),
      schedules: schedules.history(year - 1),
      squads: book.history(firstWindow(year - 1)),
      absences: availability.history(),
    }),
    kitsInMatch: (of) => {
      const [home, away] = [kits(of.home.id), kits(of.away.id)];
      return home === null || away === null ? null : chooseKits(home, away);
    },
  };
}
