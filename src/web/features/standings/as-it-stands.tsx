import { useConfirmed, useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';

/** The time of the table, which advances even while the table does not change. */
export function AsItStands() {
  const confirmed = useConfirmed();
  const zone = useZone();
  const { standings: t, intl } = useWords<'standings'>();
  const time = useClock(() => {
    const asOf = confirmed();
    return asOf === null ? '' : timeOfDay(asOf, zone, intl);
  });
  return `${t.asItStands} ${time}`;
}
