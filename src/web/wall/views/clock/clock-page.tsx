import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayNames, timeOfDay, timeToTheSecond, zoneName } from '#web/format/clock-time.ts';
import { dayAt } from '#web/format/day.ts';
import { useWords } from '#web/words/use-words.ts';
import type { nextKickOff } from './next-kick-off.ts';

interface Props {
  /** At most three. */
  readonly zones: readonly string[];
  /** Null without one today. */
  readonly next: ReturnType<typeof nextKickOff>;
  readonly liveCount: number;
}

/** The time on the whole screen, the date in words, other zones, and the next kick-off. */
export function ClockPage({ zones, next, liveCount }: Props) {
  const zone = useZone();
  return (
    <div className="flex h-full flex-col justify-evenly text-center">
      <div>
        <p className="text-quiet text-title">{zoneName(zone)}</p>
        <Time isAlone={zones.length === 0} />
        <DateInWords />
      </div>
      {zones.length > 0 && (
        <ul className="flex upright:flex-col justify-evenly gap-15 upright:gap-7.5">
          {zones.map((one) => (
            <OtherZone key={one} zone={one} />
          ))}
        </ul>
      )}
      <NextLine next={next} liveCount={liveCount} />
    </div>
  );
}

/** The time to the second; the seconds are smaller. */
function Time({ isAlone }: { readonly isAlone: boolean }) {
  const zone = useZone();
  const { intl } = useWords();
  const text = useClock((now) => (now === null ? '' : timeToTheSecond(now, zone, intl)));
  const [, front = text, seconds = '', rest = ''] = /^(.*\d)(:\d\d)(\D*)$/.exec(text) ?? [];
  return (
    <p
      data-alone={isAlone || undefined}
      className="whitespace-nowrap font-bold font-stretch-75% text-[27.5rem]/[25rem] upright:text-[21.25rem]/[20rem] data-alone:text-[35rem]/[31.25rem] upright:data-alone:text-[21.25rem]/[20rem]"
    >
      {front}
      <span className="text-[13.75rem]/[0] text-quiet upright:text-[10.625rem]/[0]">{seconds}</span>
      {rest.trim() && <span className="text-title">{rest}</span>}
    </p>
  );
}

function DateInWords() {
  const zone = useZone();
  const { intl } = useWords();
  return (
    <p className="mt-2.5 font-stretch-84% text-title">
      {useClock((now) => (now === null ? '' : dayNames(dayAt(now, zone), intl).long))}
    </p>
  );
}

/** The time of another zone, with its day where that is another one. */
function OtherZone({ zone }: { readonly zone: string }) {
  const main = useZone();
  const { intl } = useWords();
  const time = useClock((now) => (now === null ? '' : timeOfDay(now, zone, intl)));
  const day = useClock((now) => {
    if (now === null || dayAt(now, zone) === dayAt(now, main)) return null;
    const { weekday, date } = dayNames(dayAt(now, zone), intl);
    return `${weekday} ${date}`;
  });
  return (
    <li className="flex upright:grid upright:grid-cols-[1fr_auto_1fr] flex-col upright:items-baseline upright:gap-6">
      <span className="upright:text-end text-body text-quiet">{zoneName(zone)}</span>
      <b className="whitespace-nowrap font-bold font-stretch-78% text-score">{time}</b>
      <span className="h-11.5 upright:text-start text-body">{day}</span>
    </li>
  );
}

function NextLine({ next, liveCount }: Omit<Props, 'zones'>) {
  const zone = useZone();
  const words = useWords<'wall-clock'>();
  const { wallClock: t } = words;
  if (!next && liveCount === 0) return null;
  const { teams, time } = next?.match ?? { teams: null, time: null };
  return (
    <div className="border-line border-t-2 pt-6 text-body">
      {liveCount > 0 && <p className="font-semibold text-live">{t.inPlay(liveCount)}</p>}
      {next && teams && time && (
        <p>
          <span className="text-quiet">{t.next}</span>{' '}
          <b className="font-semibold">
            {t.nextMatch(
              timeOfDay(time.timestamp * 1000, zone, words.intl),
              teams.home.name,
              teams.away.name,
            )}
          </b>{' '}
          {next.otherCount > 0 && <span className="text-quiet">{t.others(next.otherCount)}</span>}
        </p>
      )}
    </div>
  );
}
