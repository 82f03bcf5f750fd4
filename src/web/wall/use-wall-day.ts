import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { WallProgram } from '#contract/wall-address.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayAt } from '#web/format/day.ts';
import { useDay } from '#web/routes/shared/lists/use-day.ts';

/** Returns the ms from midnight to a time of day `HH:MM`. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/** Returns whether a program wants a match: one of its competitions, countries or teams. */
function isWanted({ follow, leagues, countries }: WallProgram, { league, teams }: MatchRow): boolean {
  if (leagues.length + countries.length === 0) return true;
  return (
    leagues.includes(league.id) ||
    countries.includes(league.country_code ?? '') ||
    follow.includes(teams.home.id) ||
    follow.includes(teams.away.id)
  );
}

/**
 * Returns the matches of a wall's day. It begins at the program's rollover hour, so that late matches stay with the
 * evening they began on.
 */
export function useWallDay(program: WallProgram, zone: string) {
  const startsAt = sinceMidnight(program.rollover);
  const today = useClock((now) => (now === null ? null : dayAt(now - startsAt, zone)));
  const day = useDay(today, today, zone, { hasSupplement: true, startsAt });
  const { rows } = day;
  const wantedRows = useMemo(
    () => rows?.filter(({ record }) => isWanted(program, record)) ?? null,
    [rows, program],
  );
  return { ...day, rows: wantedRows };
}
