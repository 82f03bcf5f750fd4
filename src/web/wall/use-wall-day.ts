import { useMemo } from 'react';
import type { WallProgram } from '#contract/wall-address.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayAt } from '#web/format/day.ts';
import { useDay } from '#web/lists/use-day.ts';
import { isWantedMatch } from './is-wanted.ts';
import { sinceMidnight } from './since-midnight.ts';

/**
 * Returns the matches of a wall's day. It begins at the program's rollover hour, so that late matches stay with the
 * evening they began on.
 */
export function useWallDay(program: WallProgram, zone: string) {
  const startsAt = sinceMidnight(program.rollover);
  const today = useClock((now) => (now === null ? null : dayAt(now - startsAt, zone)));
  const day = useDay(today, today, zone, { hasRowRequests: true, startsAt });
  const { rows } = day;
  const wantedRows = useMemo(
    () => rows?.filter(({ record }) => isWantedMatch(program, record)) ?? null,
    [rows, program],
  );
  return { ...day, day: today, rows: wantedRows };
}
