import { MAX_SOON_S } from '#contract/overdue.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { durationText } from '#web/format/duration.ts';
import { usePreMatchWords } from '#web/words/pre-match.ts';

const DAY_S = 86_400;
/** From here on the seconds count. */
const SECONDS_FROM_S = 600;
/** Up to here the hours do not matter. */
const MAX_HOURS_S = 2 * DAY_S;

/** Returns a duration in minutes and seconds: `9:05`. */
const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/**
 * The time to a kick-off on the world's clock: in days, in hours and minutes, and in the last ten minutes in seconds. It
 * renders when its text changes, without its surroundings.
 *
 * @param kickOff epoch seconds
 */
export function Countdown({ kickOff }: { readonly kickOff: number }) {
  const { preMatch: say } = usePreMatchWords();
  return useClock((now) => {
    if (now === null) return null;
    const seconds = kickOff - Math.floor(now / 1000);
    if (seconds <= 0) return seconds > -MAX_SOON_S ? say.soon : null;
    if (seconds < SECONDS_FROM_S) return say.until(minutesAndSeconds(seconds));
    return seconds < MAX_HOURS_S ? say.until(durationText(seconds)) : say.days(Math.floor(seconds / DAY_S));
  });
}
