import { useMemo } from 'react';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { CompetitionsSidebar } from '#web/features/competitions-sidebar/competitions-sidebar.tsx';
import { dayAt } from '#web/format/day.ts';
import { useDay } from '#web/lists/use-day.ts';
import { useWishes } from '#web/lists/use-wishes.ts';
import { byCompetition } from '#web/matches/order.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { DatedPart } from './dated-part.tsx';

const NO_IDS: ReadonlySet<string> = new Set();

/** The sidebar with the viewer's favourites and today's competitions, each with its number of matches in play. */
export function TodaySidebar() {
  const zone = useZone();
  const wishes = useWishes();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const { rows, watchedMatches } = useDay(today, today, zone);
  const groups = useMemo(
    () => byCompetition(rows ?? [], { ...wishes, teams: NO_IDS, matches: NO_IDS }),
    [rows, wishes],
  );
  return (
    <DatedPart keys={watchedMatches.keys}>
      {rows && <CompetitionsSidebar rows={rows} groups={groups} to={competitionAddress} />}
    </DatedPart>
  );
}
