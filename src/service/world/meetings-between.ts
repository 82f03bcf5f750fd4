import { DAY } from './calendar/days.ts';
import type { Competition } from './competition.ts';
import { FIRST_SEASON } from './season.ts';
import type { SeasonSchedules } from './season-schedules.ts';
import type { Team } from './team.ts';

/** Returns whether both teams can be in a season of the competition. Club friendlies have no list of teams. */
function mayMeet({ kind, countryId, level }: Competition, first: Team, second: Team): boolean {
  if (kind === 'friendlies') return false;
  const isNational = first.clubId === null;
  if (kind.startsWith('national') !== isNational) return false;
  if (countryId !== null)
    return countryId === first.countryId && countryId === second.countryId && level === first.level;
  return true;
}

/**
 * Returns the ids of all matches between two teams in seasons that began before `before` (epoch seconds),
 * unordered: leagues, cups and internationals.
 */
export function meetingsBetween(
  competitions: readonly Competition[],
  schedules: SeasonSchedules,
  teams: readonly [first: Team, second: Team],
  before: number,
): readonly number[] {
  const [first, second] = teams;
  if (first.level !== second.level || (first.clubId === null) !== (second.clubId === null)) return [];
  const ids: number[] = [];
  for (const competition of competitions) {
    if (!mayMeet(competition, first, second)) continue;
    for (let year = FIRST_SEASON; ; year += 1) {
      const span = schedules.span(competition, year);
      if (span.to < span.from || span.from * DAY >= before) break;
      const schedule = schedules.of(competition, year);
      if (schedule === null || !teams.every(({ id }) => schedule.season.teams.includes(id))) continue;
      for (let round = 0; round < schedule.season.rounds; round += 1) {
        for (const id of schedule.inRound(round)) {
          const meeting = schedule.meeting(id);
          const pair = [meeting?.home, meeting?.away];
          if (pair.includes(first.id) && pair.includes(second.id)) ids.push(id);
        }
      }
    }
  }
  return ids;
}
