import { useQuery } from '@tanstack/react-query';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayQuery } from '#web/data/day.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { dayAt, quartersOf, utcDays } from '#web/format/day.ts';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { VIDIPRINTER } from '#web/navigation/vidiprinter-address.ts';
import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** Epoch seconds; null if there is none today, undefined while it is not known. */
  readonly nextKickOff: number | null | undefined;
}

/** The empty state: nothing has happened, and when something will. */
export function NothingOn({ nextKickOff }: Props) {
  const zone = useZone();
  const { vidiprinter: t, intl } = useWords<'vidiprinter'>();
  const text =
    nextKickOff === null
      ? t.noneToday
      : [t.none, nextKickOff && t.next(timeOfDay(nextKickOff * 1000, zone, intl))].filter(Boolean).join(' ');
  return (
    <Notice text={text}>
      <Link to={scoresAddress()} className={BUTTON}>
        {t.fixtures}
      </Link>
    </Notice>
  );
}

/** The empty state of filters that no line passes. */
export function NothingShown() {
  const { vidiprinter: t } = useWords<'vidiprinter'>();
  return (
    <Notice text={t.filteredOut}>
      <Link to={VIDIPRINTER} className={BUTTON}>
        {t.showAll}
      </Link>
    </Notice>
  );
}

/** Fetches the rest of the viewer's day for the empty state. */
export function NextKickOff() {
  const zone = useZone();
  const today = useClock((now) => (now === null ? '' : dayAt(now, zone)));
  const days = today === '' ? [] : utcDays(quartersOf(today, zone));
  const first = useQuery({ ...dayQuery(days[0] ?? ''), enabled: days.length > 0 });
  const last = useQuery({ ...dayQuery(days.at(-1) ?? ''), enabled: days.length > 1 });
  const matches = [...(first.data?.data ?? []), ...(last.data?.data ?? [])];
  const nextKickOff = useClock((now) => {
    const starts = matches
      .filter((match) => match.phase === 'scheduled' && isHourKnown(match))
      .map(({ time }) => time.timestamp)
      .filter((start) => now !== null && start * 1000 > now && dayAt(start * 1000, zone) === today);
    return starts.length > 0 ? Math.min(...starts) : null;
  });
  const isKnown = first.data && (days.length < 2 || last.data);
  return <NothingOn nextKickOff={isKnown ? nextKickOff : undefined} />;
}
