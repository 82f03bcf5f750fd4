import { useZone } from '#web/clock/program-context.ts';
import { timeToTheSecond } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';
import type { WallHealth } from './health.ts';

/** Takes the place of a page's title while its data are stale: their instant. */
export function StaleTitle({ health: { asOf } }: { health: WallHealth }) {
  const zone = useZone();
  const { wallHealth: t, intl } = useWords<'wall-health'>();
  return (
    <span className="whitespace-nowrap">
      {asOf === null ? t.old : t.asOf(timeToTheSecond(asOf, zone, intl))}
    </span>
  );
}
