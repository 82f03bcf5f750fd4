import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { timeOfDay, timeToTheSecond, zoneName } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly zones: readonly string[];
  /** Whether the wall's own time is as small as the text beside it. */
  readonly isSmall?: boolean;
}

/** The time in the wall's zone to the second, after that of other zones; three of them stand above their times. */
export function Clocks({ zones, isSmall = false }: Props) {
  const zone = useZone();
  const isTight = zones.length > 1;
  const place = zones.length > 0 ? 'upright:justify-between' : 'upright:justify-end';
  return (
    <div
      className={`upright:items-baseline-last flex flex-none items-baseline text-body text-quiet ${isTight ? 'gap-7.5' : 'gap-14'} ${isSmall ? '' : `upright:order-first ms-auto upright:w-full ${place}`}`}
    >
      {zones.map((one) => (
        <Clock key={one} zone={one} look={isTight ? 'stacked' : 'small'} />
      ))}
      <Clock zone={zone} look={isSmall ? 'foot' : 'main'} />
    </div>
  );
}

const SMALL = 'font-semibold font-stretch-82%';

const LOOKS = {
  main: 'font-bold font-stretch-78% text-ink text-title',
  small: SMALL,
  foot: SMALL,
  stacked: `block ${SMALL}`,
};

function Clock({ zone, look }: { readonly zone: string; readonly look: keyof typeof LOOKS }) {
  const { intl } = useWords();
  const write = look === 'main' ? timeToTheSecond : timeOfDay;
  const text = useClock((now) => (now === null ? null : write(now, zone, intl)));
  return (
    <span
      className={
        look === 'stacked'
          ? 'in-data-panel:hidden -translate-y-9.5 upright:translate-y-0 text-note leading-9.5'
          : ''
      }
    >
      <span className={`me-3.5 font-stretch-88% ${look === 'foot' ? 'ultrawide:hidden' : ''}`}>
        {zoneName(zone)}
      </span>
      <b className={`whitespace-nowrap ${LOOKS[look]}`} dir="ltr">
        {text}
      </b>
    </span>
  );
}
