import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** Returns the as-of instant of the table, epoch ms. */
  readonly asOf: () => number | null;
}

/** The time of a table, which advances while the table does not change. */
export function TableTime({ asOf }: Props) {
  const zone = useZone();
  const { intl } = useWords();
  return useClock(() => {
    const at = asOf();
    return at === null ? '' : timeOfDay(at, zone, intl);
  });
}
