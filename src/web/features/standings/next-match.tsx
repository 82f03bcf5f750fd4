import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { Crest } from '#web/components/crest.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { dayNames, timeOfDay } from '#web/format/clock-time.ts';
import { dayAt } from '#web/format/day.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { UpcomingMatch } from './upcoming-match.ts';

/** A team's next opponent, with the kick-off time today, or else its day. */
export function NextMatch({ next }: { readonly next: UpcomingMatch }) {
  const zone = useZone();
  const { standings: t, intl } = useWords<'standings'>();
  const { id, side, opponent, kickOff } = next;
  const instant = kickOff * 1000;
  const day = dayAt(instant, zone);
  const isToday = useClock((now) => now !== null && dayAt(now, zone) === day);
  const { weekday, date } = dayNames(day, intl);
  return (
    <Link
      to={matchAddress(id)}
      className="group/next grid @max-[30rem]/standings:h-12 @min-[37rem]/standings:pointer-coarse:h-11 h-8 grid-cols-[0.75rem_1.25rem_minmax(0,1fr)_auto] items-center gap-2"
    >
      <Abbreviation {...t.at[side]} />
      <Crest team={opponent} className="[scale:0.8]" />
      <TeamName
        name={opponent.name}
        className="@min-[58rem]/standings:@max-[72rem]/standings:font-stretch-88% text-ink group-hover/next:underline"
      />
      <time dateTime={new Date(instant).toISOString()}>
        {isToday ? timeOfDay(instant, zone, intl) : `${weekday} ${date}`}
      </time>
    </Link>
  );
}
