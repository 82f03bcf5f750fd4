import { DAY } from '#service/world/calendar/days.ts';
import type { LeagueCalendar } from '#service/world/calendar/league-calendar.ts';
import type { SeasonSpan } from '#service/world/calendar/season-span.ts';
import { WORLD_CUPS } from '#service/world/catalogue/international.ts';
import { createLeagueSchedule, leagueDates } from '#service/world/leagues/league-schedule.ts';
import { pairing } from '#service/world/leagues/pairing.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { internationalKickOff, matchdays, type Nations, nationsOpen, regionOf } from './nations.ts';
import { nationsCupSpan } from './nations-cup.ts';
import { worldCupSpan } from './world-cup.ts';

/** Returns which of three days a division plays on. */
export function turnOf(competitionId: number): number {
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
  return createLeagueSchedule(
    worldIndex,
    league,
    leagueDates(worldIndex.seed, league, calendar),
    nationsOpen(year),
  );
}

/** Returns the span of a season of national teams; null for other competitions. */
export function nationsSpan(competition: Competition, year: number): SeasonSpan | null {
  if (competition.kind === 'national-league' || competition.kind === 'national-qualifiers') {
    const days = matchdays(year).map((day) => day.saturday);
    const first = days[0] ?? 0;
    const last = days.at(-1) ?? 0;
    return { from: first - 4, to: last + 60, first, last, opens: nationsOpen(year) };
  }
  if (competition.kind !== 'national-cup') return null;
  return WORLD_CUPS.some(({ id }) => id === competition.id) ? worldCupSpan(year) : nationsCupSpan(year);
}
