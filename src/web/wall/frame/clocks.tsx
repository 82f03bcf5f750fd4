import { useClock } from '#web/clock/use-clock.ts';
import { timeOfDay, timeToTheSecond, zoneName } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly zone: string;
  readonly zones: readonly string[];
}

/** The time in the wall's zone to the second, after that of other zones. */
export function Clocks({ zone, zones }: Props) {
  return (
    <div className="ms-auto flex items-baseline gap-56 text-body text-quiet">
      {zones.map((one) => (
        <Clock key={one} zone={one} />
      ))}
      <Clock zone={zone} isMain />
    </div>
  );
}

function Clock({ zone, isMain = false }: { zone: string; isMain?: boolean }) {
  const { intl } = useWords();
  const write = isMain ? timeToTheSecond : timeOfDay;
  const text = useClock((now) => (now === null ? null : write(now, zone, intl)));
  return (
    <span>
      {zoneName(zone)}{' '}
      <b
        className={isMain ? 'font-[700] font-stretch-78% text-ink text-title' : 'font-[600] font-stretch-82%'}
      >
        {text}
      </b>
    </span>
  );
}
