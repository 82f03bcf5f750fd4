import { useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/durations.ts';
import type { WallProgram } from '#contract/wall-address.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { matchesOf } from '#web/data/listed-matches.ts';
import { frozenMinute } from './control/apply-control.ts';
import type { WallControl } from './control/control.ts';
import { useFrozenAnswers } from './control/use-frozen-answers.ts';
import { useFrozenDay } from './control/use-frozen-day.ts';
import { useFrozenClock } from './health/use-frozen-clock.ts';
import { useWallHealth } from './health/use-wall-health.ts';
import { useWallDay } from './use-wall-day.ts';
import type { WallSubject } from './view.ts';

const NO_ROWS: WallSubject['rows'] = [];

/**
 * Returns what a wall is about, and how old that is. While the wall is frozen everything is as at its instant.
 *
 * @param pinned id of the match that a remote has pinned
 */
export function useWallSubject(
  program: WallProgram,
  zone: string,
  pinned: string | null,
  control: WallControl,
) {
  const wallDay = useWallDay(program, zone);
  const { day, state, watchedMatches, missingHours, missingKeys } = wallDay;
  const { confirmed: newest } = matchesOf(useQueryClient());
  // The part of a day that has come is no older for the part that has not.
  const trustedKeys = watchedMatches.keys.filter((key) => !missingKeys.includes(key));
  const dataHealth = useWallHealth(trustedKeys, wallDay.rows !== null);
  const steady = useFrozenClock(newest, dataHealth.staleSince);
  const { rows, confirmed, health } = useFrozenDay(wallDay.rows, steady, dataHealth, control);
  const answerOf = useFrozenAnswers(useQueryClient(), control, wallDay.rows);
  const currentMinute = useMinute() ?? 0;
  const minute = (frozenMinute(control) ?? currentMinute) * MINUTE_MS;
  const subject: WallSubject = { program, zone, day, rows: rows ?? NO_ROWS, pinned, minute, answerOf };
  return {
    subject,
    /** Whether the day's matches have come. */
    isKnown: rows !== null,
    health,
    /** Returns the as-of instant of the matches on the screen, epoch ms. */
    confirmed,
    /** Returns the as-of instant of the newest of all lists of matches, epoch ms. */
    newest,
    /** As-of instant of the oldest list, epoch ms. */
    asOf: state.asOf ?? newest(),
    watchedMatches,
    missingHours,
  };
}
