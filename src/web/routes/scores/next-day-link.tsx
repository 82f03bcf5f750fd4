import { useQuery } from '@tanstack/react-query';
import { useZone } from '#web/clock/program-context.ts';
import { dayQuery } from '#web/data/day.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { dayNames } from '#web/format/clock-time.ts';
import { addDays, dayAt, isDay } from '#web/format/day.ts';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Leads from a day without matches to the next one, if there are matches; days after it are not looked through. */
export function NextDayLink({ day }: { readonly day: string }) {
  const zone = useZone();
  const { filter: t, intl } = useWords<'filter'>();
  const next = addDays(day, 1);
  const { data } = useQuery({ ...enabledIf(isDay(next), dayQuery(next)), refetchInterval: false });
  const hasMatches = data?.data.some(({ time }) => dayAt(time.timestamp * 1000, zone) === next);
  return hasMatches ? (
    <Link to={scoresAddress({ day: next })} className={BUTTON}>
      {t.nextDay(dayNames(next, intl).long)}
    </Link>
  ) : null;
}
