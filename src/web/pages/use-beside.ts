import { useEffect, useMemo, useState } from 'react';
import { relatedIds } from '#web/features/scores/note.ts';
import type { Board } from '#web/features/scores/overlay.ts';
import { sentOffIn } from '#web/features/scores/sent-off.ts';
import type { Beside } from '#web/features/scores/shown.ts';
import { dayEventsQuery } from '#web/queries/day-events.ts';
import { relatedQuery } from '#web/queries/related.ts';
import { useAnswer } from '#web/queries/source.ts';

/** Delay that leaves the network to the list at first, ms. */
const PATIENCE = 2500;

/** Whether the page has been open for a while; never where the viewer saves data. */
function useLeisure(): boolean {
  const [leisure, setLeisure] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const timer = setTimeout(() => setLeisure(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return leisure;
}

/**
 * Fetches what rows show besides their own match: new dates, first legs and earlier red cards.
 *
 * @param utcDays the days of the list, `YYYY-MM-DD`
 */
export function useBeside(
  board: Board,
  utcDays: readonly string[],
  onBeside: (beside: Beside) => void,
): void {
  const [ids, wanted] = useMemo(() => {
    const matches = [...board.entries.values()].map(({ record }) => record);
    return [
      relatedIds(matches),
      matches.some(({ phase, events }) => phase === 'finished' && !events),
    ] as const;
  }, [board.entries]);
  const belonging = useAnswer(relatedQuery(ids)).data;
  const enabled = useLeisure() && wanted;
  const ask = (day: string | undefined) => ({
    ...dayEventsQuery(day ?? ''),
    enabled: enabled && day !== undefined,
  });
  const one = useAnswer(ask(utcDays[0])).data;
  const two = useAnswer(ask(utcDays[1])).data;
  const three = useAnswer(ask(utcDays[2])).data;
  // While another list's related matches are loading, those of the previous list stay.
  const [known, keep] = useState(belonging);
  if (belonging && belonging !== known) keep(belonging);
  const related = useMemo(() => new Map(known?.data.map((match) => [match.id, match])), [known]);
  const reds = useMemo(
    () => sentOffIn([one, two, three].flatMap((answer) => answer?.data ?? [])),
    [one, two, three],
  );
  useEffect(() => onBeside({ related, reds }), [related, reds, onBeside]);
}
