import { DAY } from '#service/world/calendar/days.ts';
import type { SeasonTables } from '#service/world/tables/season-tables.ts';
import type { Competition } from './competition.ts';
import { type Season, seasonIdOf, seasonName } from './season.ts';
import { groupIdsByDay, type ScheduledMeeting, type SeasonSchedule } from './season-schedule.ts';
import { numberedStages, type StageEntry } from './stages.ts';

/** A round with its display name and its number in ids. */
export interface NamedRound {
  readonly round: number;
  readonly name: string;
  readonly meetings: readonly ScheduledMeeting[];
}

/** Returns the stage of a cup's knock-out rounds. */
export function knockOutStage(first: number, last: number): StageEntry {
  return { name: 'Knockout', first, last, kind: 'knock-out', groups: ['Knockout stage'] };
}

/**
 * Creates the schedule of a competition with a complete list of matches: cups and national teams. `tables` are
 * those of its groups, if any; in the country `hostId` are the grounds of matches without a home side.
 */
export function createListedSchedule(
  competition: Competition,
  year: number,
  teams: readonly number[],
  rounds: readonly NamedRound[],
  stages: readonly StageEntry[],
  hostId: number | null,
  tables: SeasonTables | null = null,
): SeasonSchedule | null {
  const meetings = rounds.flatMap((round) => round.meetings);
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  const byRound = new Map(rounds.map((round) => [round.round, round]));
  const days = groupIdsByDay(meetings.map((meeting) => [meeting.id, meeting.kickOff] as const));
  if (meetings.length === 0) return null;
  const kickOffs = meetings.map((meeting) => meeting.kickOff);
  const id = seasonIdOf(year, competition.id);
  const season: Season = {
    id,
    competition: competition.id,
    year,
    name: seasonName(competition, year),
    start: Math.floor(Math.min(...kickOffs) / DAY),
    end: Math.floor(Math.max(...kickOffs) / DAY),
    plannedEnd: Math.floor(Math.max(...kickOffs) / DAY),
    rounds: Math.max(...rounds.map((round) => round.round)) + 1,
    stages: numberedStages(id, stages),
    teams: [...teams].sort((a, b) => a - b),
  };
  return {
    season,
    tables,
    hostId,
    roundName: (round) => byRound.get(round)?.name ?? String(round + 1),
    inRound: (round) => (byRound.get(round)?.meetings ?? []).map((meeting) => meeting.id),
    onDay: (day) => days.get(day) ?? [],
    meeting: (id) => byId.get(id) ?? null,
  };
}
