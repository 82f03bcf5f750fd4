import { DAY_MS, MINUTE_MS, MINUTE_S } from '#contract/durations.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayAndTime, timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';

/** Returns the present minute, epoch seconds; 0 before the first answer. */
export const useMinute = (): number => useClock((time) => Math.floor((time ?? 0) / MINUTE_MS) * MINUTE_S);

/** Returns an instant (epoch seconds) on the viewer's clock, with its day if that was long ago. */
export function useInstantText(instant: number): string {
  const zone = useZone();
  const { intl } = useWords();
  const write = useClock((now) => (now ?? 0) - instant * 1000 < DAY_MS) ? timeOfDay : dayAndTime;
  return write(instant * 1000, zone, intl);
}
