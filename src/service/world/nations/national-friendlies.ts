import { matchId } from '#service/engine/match-id.ts';
import { isQualifyingSeason } from '#service/world/calendar/nations-years.ts';
import { windowsOf } from '#service/world/calendar/windows.ts';
import {
  NATIONAL_FRIENDLIES,
  NATIONAL_REGIONS,
  type NationalRegionEntry,
} from '#service/world/catalogue/international.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import { shuffle } from '#service/world/draw.ts';
import { friendlyMeeting, friendlyStage } from '#service/world/friendlies/friendly-schedule.ts';
import type { LeagueSeason } from '#service/world/leagues/league-season-type.ts';
import { pairing } from '#service/world/leagues/pairing.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { createListedSchedule, type NamedRound } from '#service/world/seasons/listed-schedule.ts';
import type { ScheduledMeeting, SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { teamsByRating } from './national-teams.ts';
import { internationalKickOff, type Matchday, matchdays, type Nations } from './nations.ts';
import { turnOf } from './nations-schedules.ts';
import type { Qualifiers } from './world-cup-qualifiers.ts';

/** Returns the team of a division without a match in a round; null if there is none. */
function idleTeam(league: LeagueSeason, round: number): number | null {
  if (league.teams.length % 2 === 0 || round >= league.rounds) return null;
  const place = league.teams.findIndex((_, at) => {
    for (let slot = 0; slot < league.slots; slot += 1) {
      if (pairing(league.teams.length, league.legs, round, slot)?.includes(at) === true) return false;
    }
    return true;
  });
  return league.teams[place] ?? null;
}

/** Returns the teams of a division without a match on a matchday. */
function freeTeamsOfDivision(nations: Nations, id: number, year: number, day: number): readonly number[] {
  const league = nations.league(id, year);
  if (league === null) return [];
  if (day >= league.rounds) return league.teams;
  return [idleTeam(league, day) ?? []].flat();
}

/** Days from the announcement of a friendly to its kick-off. */
const ANNOUNCEMENT_DAYS = 40;

/** A team with the day of a matchday on which it plays, of three. */
type TeamWithTurn = readonly [team: number, turn: number];

/** Returns the teams of a group, or without one, that have no qualifier on a matchday. */
function freeTeamsInQualifying(
  worldIndex: WorldIndex,
  qualifiers: Qualifiers,
  region: NationalRegionEntry,
  year: number,
  day: number,
): readonly TeamWithTurn[] {
  const schedule = qualifiers.of(region.qualifiers, year)?.schedule;
  const busyTeams = new Set(
    schedule?.inRound(day).flatMap((id) => {
      const meeting = schedule.meeting(id);
      return meeting === null ? [] : [meeting.home, meeting.away];
    }),
  );
  return teamsByRating(worldIndex, region, year)
    .filter((team) => !busyTeams.has(team))
    .map((team) => {
      const group = schedule?.tables?.plans.findIndex(({ teams }) => teams.some(({ id }) => id === team));
      return [team, Math.max(0, group ?? 0) % 3];
    });
}

/** What national teams play besides friendlies. */
interface NationalMatches {
  readonly nations: Nations;
  readonly qualifiers: Qualifiers;
}

/** Returns the teams of a region without another match on a matchday of a season. */
function freeTeams(
  worldIndex: WorldIndex,
  { nations, qualifiers }: NationalMatches,
  region: NationalRegionEntry,
  season: number,
  day: number,
): readonly TeamWithTurn[] {
  if (isQualifyingSeason(region.side, season)) {
    return freeTeamsInQualifying(worldIndex, qualifiers, region, season, day);
  }
  if (region.divisions.length === 0) {
    return teamsByRating(worldIndex, region, season).map((team) => [team, countryIdOf(team) % 3]);
  }
  return region.divisions.flatMap((id) =>
    freeTeamsOfDivision(nations, id, season, day).map((team): TeamWithTurn => [team, turnOf(id)]),
  );
}

/** Returns the matchdays of a calendar year, each with its season and number. */
function matchdaysOf(year: number): readonly { season: number; number: number; day: Matchday }[] {
  return [year - 1, year].flatMap((season) =>
    matchdays(season)
      .map((day, number) => ({ season, number, day }))
      .filter(({ day }) => windowsOf(year).includes(day.saturday)),
  );
}

/** Returns a year of friendlies between national teams without another match in a window. */
export function nationalFriendlies(
  worldIndex: WorldIndex,
  matches: NationalMatches,
  competition: Competition,
  year: number,
): SeasonSchedule | null {
  const side = NATIONAL_FRIENDLIES.find(({ id }) => id === competition.id)?.side;
  const regions = NATIONAL_REGIONS.filter((region) => region.side === side);
  const teams = new Set<number>();
  const rounds = matchdaysOf(year).map(({ season, number, day }, round): NamedRound => {
    let slot = 0;
    const free = regions.flatMap((region) => freeTeams(worldIndex, matches, region, season, number));
    const meetings = [0, 1, 2].flatMap((turn): ScheduledMeeting[] => {
      const freeIds = free.filter(([, turnOfTeam]) => turnOfTeam === turn).map(([team]) => team);
      const order = shuffle(
        worldIndex.seed,
        year * 16 + round,
        STREAM.friendlyOrder,
        freeIds,
        (team) => team,
      );
      const turnMeetings: ScheduledMeeting[] = [];
      for (let i = 0; i + 1 < order.length; i += 2) {
        const [home = 0, away = 0] = [order[i], order[i + 1]];
        const kickOff = internationalKickOff(worldIndex, home, day, turn, slot);
        const id = matchId({ season: year, competition: competition.id, round, slot, attempt: 0 });
        turnMeetings.push(friendlyMeeting(worldIndex, year, { id, home, away, kickOff }, ANNOUNCEMENT_DAYS));
        teams.add(home).add(away);
        slot += 1;
      }
      return turnMeetings;
    });
    return { round, name: String(round + 1), meetings };
  });
  const stage = friendlyStage(competition, String(year), rounds.length);
  return createListedSchedule(competition, year, [...teams], rounds, [stage], null);
}
