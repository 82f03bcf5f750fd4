import { matchId } from '#service/engine/match-id.ts';
import { DAY } from '#service/world/calendar/days.ts';
import type { LeagueCalendar } from '#service/world/calendar/league-calendar.ts';
import type { SeasonSpan } from '#service/world/calendar/season-span.ts';
import { windowsOf } from '#service/world/calendar/windows.ts';
import { NATIONAL_REGIONS } from '#service/world/catalogue/international.ts';
import type { Competition } from './competition.ts';
import { shuffle } from './draw.ts';
import { friendlyStage } from './friendly-schedule.ts';
import { createLeagueSchedule } from './league-schedule.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { createListedSchedule, type NamedRound } from './listed-schedule.ts';
import {
  internationalKickOff,
  type Matchday,
  matchdays,
  type Nations,
  nationsOpen,
  regionOf,
} from './nations.ts';
import { nationsCupSpan } from './nations-cup.ts';
import { pairing } from './pairing.ts';
import { STREAM } from './random-streams.ts';
import { type ScheduledMeeting, type SeasonSchedule, SINGLE_MATCH } from './season-schedule.ts';
import type { WorldIndex } from './world-index.ts';

/** Returns which of three days a division plays on. */
function turnOf(competitionId: number): number {
  return (regionOf(competitionId)?.divisions.indexOf(competitionId) ?? 0) % 3;
}

/** Returns a division's season with a round a matchday; second dates take the matchdays left over. */
export function nationsLeague(
  worldIndex: WorldIndex,
  nations: Nations,
  competition: Competition,
  year: number,
): SeasonSchedule | null {
  const league = nations.league(competition.id, year);
  if (league === null) return null;
  const days = matchdays(year);
  const turn = turnOf(competition.id);
  const kickOffs = new Float64Array(league.rounds * league.slots);
  for (let round = 0; round < league.rounds; round += 1) {
    for (let slot = 0; slot < league.slots; slot += 1) {
      const pair = pairing(league.teams.length, league.legs, round, slot);
      const day = days[round];
      if (pair === null || day === undefined) continue;
      const home = league.teams[pair[0]] ?? 0;
      kickOffs[round * league.slots + slot] = internationalKickOff(worldIndex, home, day, turn, slot);
    }
  }
  const last = days.at(-1)?.saturday ?? 0;
  // The window of June is followed by free days.
  const spare = [7, 11, 15].map((daysLater) => (last + daysLater) * DAY + 18 * 3600);
  const calendar: LeagueCalendar = { kickOffs, spare, gap: [] };
  return createLeagueSchedule(worldIndex, league, calendar, nationsOpen(year));
}

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
function freeTeams(nations: Nations, competitionId: number, year: number, day: number): readonly number[] {
  const league = nations.league(competitionId, year);
  if (league === null) return [];
  if (day >= league.rounds) return league.teams;
  return [idleTeam(league, day) ?? []].flat();
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
  nations: Nations,
  competition: Competition,
  year: number,
): SeasonSchedule | null {
  const all = NATIONAL_REGIONS.flatMap((region) => region.divisions);
  const teams = new Set<number>();
  const rounds = matchdaysOf(year).map(({ season, number, day }, round): NamedRound => {
    let slot = 0;
    const meetings = [0, 1, 2].flatMap((turn): ScheduledMeeting[] => {
      const freeIds = all
        .filter((id) => turnOf(id) === turn)
        .flatMap((id) => freeTeams(nations, id, season, number));
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
        turnMeetings.push({
          id: matchId({ season: year, competition: competition.id, round, slot, attempt: 0 }),
          home,
          away,
          kickOff,
          ratings: [worldIndex.rating(home, year), worldIndex.rating(away, year)],
          kind: 'league',
          neutral: false,
          ...SINGLE_MATCH,
          visibleFrom: kickOff - 40 * DAY,
          group: 0,
        });
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

/** Returns the span of a season of national teams; null for other competitions. */
export function nationsSpan(competition: Competition, year: number): SeasonSpan | null {
  if (competition.kind === 'national-league') {
    const days = matchdays(year).map((day) => day.saturday);
    const first = days[0] ?? 0;
    const last = days.at(-1) ?? 0;
    return { from: first - 4, to: last + 60, first, last, opens: nationsOpen(year) };
  }
  if (competition.kind !== 'national-cup') return null;
  return nationsCupSpan(year);
}
