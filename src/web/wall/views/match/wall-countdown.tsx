import { DAY_S, HOUR_S } from '#contract/durations.ts';
import { MAX_SOON_S } from '#contract/overdue.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { durationText } from '#web/format/duration.ts';
import { usePreMatchWords } from '#web/words/pre-match.ts';

/** From here on days alone count. */
const MAX_HOURS_S = 2 * DAY_S;

/** Returns minutes and seconds: `9:05`. */
const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/**
 * The time to a kick-off on the world's clock: in days, in hours and minutes, and in the last hour in minutes and
 * seconds, which are larger.
 *
 * @param kickOff epoch seconds
 */
export function WallCountdown({ kickOff }: { readonly kickOff: number }) {
  const { preMatch: say } = usePreMatchWords();
  const text = useClock((now) => {
    if (now === null) return '';
    const seconds = kickOff - Math.floor(now / 1000);
    if (seconds <= 0) return seconds > -MAX_SOON_S ? say.soon : '';
    if (seconds < HOUR_S) return minutesAndSeconds(seconds);
    return seconds < MAX_HOURS_S ? say.until(durationText(seconds)) : say.days(Math.floor(seconds / DAY_S));
  });
  const isClock = text.includes(':');
  return (
    <b
      data-clock={isClock || undefined}
      className="block whitespace-nowrap font-[700] font-stretch-75% text-[0.96rem]/[1.2rem] data-clock:text-[2rem]/[2rem]"
    >
      {text}
    </b>
  );
}
