import { HOUR_S } from '#contract/durations.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { countdownText } from '#web/format/countdown-text.ts';
import { minutesAndSeconds } from '#web/format/duration.ts';
import { usePreMatchWords } from '#web/words/pre-match.ts';

/**
 * The time to a kick-off on the world's clock: in days, in hours and minutes, and in the last hour in minutes and
 * seconds, which are larger.
 *
 * @param kickOff epoch seconds
 */
export function WallCountdown({ kickOff }: { readonly kickOff: number }) {
  const { preMatch: t } = usePreMatchWords();
  const text = useClock((now) => {
    if (now === null) return '';
    const seconds = kickOff - Math.floor(now / 1000);
    const isInLastHour = seconds > 0 && seconds < HOUR_S;
    return isInLastHour ? minutesAndSeconds(seconds) : (countdownText(seconds, t) ?? '');
  });
  const isClock = text.includes(':');
  return (
    <b
      data-clock={isClock || undefined}
      className="block whitespace-nowrap font-bold font-stretch-75% text-[6rem]/[7.5rem] data-clock:text-[12.5rem]/[12.5rem]"
    >
      {text}
    </b>
  );
}
