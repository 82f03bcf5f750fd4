import { useMemo } from 'react';
import { competitionAddress } from '#web/app/addresses.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { BesideList } from '#web/features/scores/beside-list.tsx';
import { byCompetition } from '#web/features/scores/order.ts';
import { NOTHING_BESIDE } from '#web/features/scores/shown.ts';
import { dayAt } from '#web/format/day.ts';
import { useZone } from '#web/settings/zone.ts';
import { useDay } from './use-day.ts';
import { useWishes } from './use-wishes.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** The sidebar with the viewer's favourites and today's competitions, each with its number of matches in play. */
export function TodayBeside() {
  const zone = useZone();
  const wishes = useWishes();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const { rows, confirmed, state } = useDay(today, today, zone, NOTHING_BESIDE);
  const groups = useMemo(
    () => byCompetition(rows ?? [], { ...wishes, teams: NOBODY, matches: NOBODY }),
    [rows, wishes],
  );
  return (
    <div data-old={state.old}>
      <div className="dims-when-old">
        {rows && (
          <BesideList rows={rows} groups={groups} zone={zone} confirmed={confirmed} to={competitionAddress} />
        )}
      </div>
    </div>
  );
}
