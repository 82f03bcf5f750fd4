import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { WallProgram } from '#contract/wall-address.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayAt } from '#web/format/day.ts';
import { useDay } from '#web/routes/shared/lists/use-day.ts';
import { isWanted } from './is-wanted.ts';

/** Returns the ms from midnight to a time of day `HH:MM`. */
export function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/** Returns whether a program wants a match. */
export const isWantedMatch = (program: WallProgram, { league, teams }: MatchRow): boolean =>
  isWanted(program, {
    league: league.id,
    country: league.country_code,
    teams: [teams.home.id, teams.away.id],
  });

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
    () => rows?.filter(({ record }) => isWantedMatch(program, record)) ?? null,
    [rows, program],
  );
  return { ...day, day: today, rows: wantedRows };
}
