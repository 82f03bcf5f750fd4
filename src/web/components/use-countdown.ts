import { useClock } from '#web/clock/use-clock.ts';
import { type CountdownWords, countdownText } from '#web/format/countdown-text.ts';
import { minutesAndSeconds } from '#web/format/duration.ts';

/**
 * Returns the time to a kick-off on the world's clock: in days, in hours and minutes, and at last in minutes and seconds.
 * It renders when its text changes. Null once the match is overdue.
 *
 * @param kickOff epoch seconds; 0: unknown
 * @param clockFromS seconds before the kick-off from which the seconds count
 * @param clockText the sentence with minutes and seconds
 */
export const useCountdown = (
  kickOff: number,
  words: CountdownWords,
  clockFromS = 0,
  clockText = words.until,
): string | null =>
  useClock((now) => {
    if (now === null || kickOff === 0) return null;
    const seconds = kickOff - Math.floor(now / 1000);
    const isClock = seconds > 0 && seconds < clockFromS;
    return isClock ? clockText(minutesAndSeconds(seconds)) : countdownText(seconds, words);
  });
