import { useClock } from '#web/clock/use-clock.ts';
import { countdownText } from '#web/format/countdown-text.ts';
import { minutesAndSeconds } from '#web/format/duration.ts';
import { usePreMatchWords } from '#web/words/pre-match.ts';

/** From here on the seconds count. */
const SECONDS_FROM_S = 600;

/**
 * The time to a kick-off on the world's clock: in days, in hours and minutes, and in the last ten minutes in seconds. It
 * renders when its text changes, without its surroundings.
 *
 * @param kickOff epoch seconds
 */
export function Countdown({ kickOff }: { readonly kickOff: number }) {
  const { preMatch: t } = usePreMatchWords();
  return useClock((now) => {
    if (now === null) return null;
    const seconds = kickOff - Math.floor(now / 1000);
    const isClock = seconds > 0 && seconds < SECONDS_FROM_S;
    return isClock ? t.until(minutesAndSeconds(seconds)) : countdownText(seconds, t);
  });
}
