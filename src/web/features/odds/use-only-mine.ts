import { useMemo } from 'react';
import { useKept } from '#web/settings/kept.ts';
import { myBooks } from '#web/settings/my-books.ts';
import { onlyBooks } from './only-books.ts';

/** What of some markets counts: what the viewer's own bookmakers offer, or all; the same function until he chooses. */
export function useOnlyMine(): ReturnType<typeof onlyBooks> {
  const { ids, isOn } = useKept(myBooks);
  return useMemo(() => onlyBooks(isOn ? ids : null), [ids, isOn]);
}
