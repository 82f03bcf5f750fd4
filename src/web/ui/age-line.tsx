import { usePausedAt } from '#web/clock/pause.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { timeOfDay, timeToTheSecond, zoneName } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';
import type { DataAge } from './data-age.ts';

interface Props {
  readonly state: DataAge;
  /** Whether any data has arrived. */
  readonly hasData: boolean;
}

/** `16:23 London · up to date`, or the time of old data. */
export function AgeLine({ state: { asOf, trouble }, hasData }: Props) {
  const zone = useZone();
  const { age, calm, intl } = useWords();
  const pausedAt = usePausedAt();
  const time = useClock((now) => (now === null ? null : timeOfDay(now, zone, intl)));
  const exact = (instant: number) => timeToTheSecond(instant, zone, intl);
  if (pausedAt !== null)
    return <b className="font-semibold text-goal">{calm.pausedSince(exact(pausedAt))}</b>;
  if (asOf !== null) return <b className="font-semibold text-goal">{age.asOf(exact(asOf))}</b>;
  return time === null || trouble || !hasData ? null : <span>{age.upToDate(time, zoneName(zone))}</span>;
}
