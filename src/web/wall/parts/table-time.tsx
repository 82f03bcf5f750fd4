import { useClock } from '#web/clock/use-clock.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly zone: string;
  /** Returns the as-of instant of the table, epoch ms. */
  readonly asOf: () => number | null;
}

/** The time of a table, which advances while the table does not change. */
export function TableTime({ zone, asOf }: Props) {
  const { intl } = useWords();
  return useClock(() => {
    const at = asOf();
    return at === null ? '' : timeOfDay(at, zone, intl);
  });
}
