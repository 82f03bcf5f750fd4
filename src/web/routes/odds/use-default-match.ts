import { useAccumulator } from '#web/state/use-accumulator.ts';
import { defaultMatch, type PricedList } from './default-match.ts';

/**
 * Returns the match for the panel while the viewer has not chosen one. It stays until the subject changes.
 *
 * @param subject the day and the filter of the list
 */
export function useDefaultMatch(subject: string, list: PricedList): string | null {
  const [{ id }] = useAccumulator(
    (previous) => {
      if (previous.subject === subject && previous.id !== null) return previous;
      const next = defaultMatch(list);
      return previous.subject === subject && next === null ? previous : { subject, id: next };
    },
    { subject, id: null as string | null },
  );
  return id;
}
