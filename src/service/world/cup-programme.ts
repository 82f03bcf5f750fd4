import { DAY } from './calendar/days.ts';
import type { Competition } from './competition.ts';
import type { Meeting, Programme } from './programme.ts';
import { byDay } from './programme.ts';
import { seasonId, seasonName } from './season.ts';

/** A round as people speak of it: its name, and its matches under its number in ids. */
export interface NamedRound {
  readonly round: number;
  readonly name: string;
  readonly meetings: readonly Meeting[];
}

/** The programme of a competition whose matches are all written out: cups, and national teams. */
export function writtenProgramme(
  competition: Competition,
  year: number,
  teams: readonly number[],
  rounds: readonly NamedRound[],
): Programme | null {
  const meetings = rounds.flatMap((round) => round.meetings);
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  const byRound = new Map(rounds.map((round) => [round.round, round]));
  const days = byDay(meetings.map((meeting) => [meeting.id, meeting.kickOff] as const));
  if (meetings.length === 0) return null;
  const kickOffs = meetings.map((meeting) => meeting.kickOff);
  return {
    season: {
      id: seasonId(year, competition.id),
      competition: competition.id,
      year,
      name: seasonName(competition, year),
      start: Math.floor(Math.min(...kickOffs) / DAY),
      end: Math.floor(Math.max(...kickOffs) / DAY),
      rounds: Math.max(...rounds.map((round) => round.round)) + 1,
      teams: [...teams].sort((a, b) => a - b),
    },
    roundName: (round) => byRound.get(round)?.name ?? String(round + 1),
    inRound: (round) => (byRound.get(round)?.meetings ?? []).map((meeting) => meeting.id),
    onDay: (day) => days.get(day) ?? [],
    meeting: (id) => byId.get(id) ?? null,
  };
}
