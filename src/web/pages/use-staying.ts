import { useEffect, useState } from 'react';
import { matchAddress } from '#web/app/addresses.ts';
import type { Row } from '#web/features/scores/shown.ts';
import { letGo, NOBODY_STAYS, stay } from '#web/features/scores/staying.ts';

/** Whether a match can leave the list unnoticed. Above the window that needs a browser with scroll anchoring. */
function isOutOfSight(id: string): boolean {
  const row = document.querySelector(`.match-list [href="${matchAddress(id)}"]`);
  if (!row || row === document.activeElement) return false;
  const { top, bottom } = row.getBoundingClientRect();
  return top > innerHeight || (bottom < 0 && CSS.supports('overflow-anchor', 'auto'));
}

/**
 * Returns the ids of matches that have ended but stay on the Live list: until it is another list, they are out of
 * sight, or the page is hidden.
 *
 * @param list identifies the list; null if it is not a Live list
 */
export function useStaying(list: string | null, rows: readonly Row[]): ReadonlySet<string> {
  const [kept, keep] = useState(NOBODY_STAYS);
  const next = stay(kept, list, rows);
  if (next !== kept) keep(next);
  const { ended } = next;
  useEffect(() => {
    if (ended.size === 0) return;
    const onScroll = () => keep((now) => letGo(now, isOutOfSight));
    const onLeave = () => document.hidden && keep((now) => letGo(now, () => true));
    document.addEventListener('scrollend', onScroll);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      document.removeEventListener('scrollend', onScroll);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, [ended]);
  return ended;
}
