import { DAY_S } from '#contract/durations.ts';
import { MAX_SOON_S } from '#contract/overdue.ts';
import { durationText } from './duration.ts';

/** Up to here hours and minutes matter. */
const MAX_HOURS_S = 2 * DAY_S;

export interface CountdownWords {
  readonly intl: string;
  readonly soon: string;
  readonly until: (time: string) => string;
  readonly days: (count: number) => string;
}

/** Returns the time to a kick-off in words; null once it is so long past that the match is overdue. */
export function countdownText(seconds: number, t: CountdownWords): string | null {
  if (seconds <= 0) return seconds > -MAX_SOON_S ? t.soon : null;
  return seconds < MAX_HOURS_S ? t.until(durationText(seconds, t.intl)) : t.days(Math.floor(seconds / DAY_S));
}
