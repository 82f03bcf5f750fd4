import { useMemo } from 'react';
import { myBooks } from '#web/settings/my-books.ts';
import { useStore } from '#web/state/store.ts';
import { onlyBooks } from './only-books.ts';

/** Returns the filter for the viewer's own bookmakers, or for all; the same function until the selection changes. */
export function useOnlyMine(): ReturnType<typeof onlyBooks> {
  const { ids, isOn } = useStore(myBooks);
  return useMemo(() => onlyBooks(isOn ? ids : null), [ids, isOn]);
}
