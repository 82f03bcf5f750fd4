import { useLayoutEffect } from 'react';
import { oddsAbsence } from '#web/settings/has-odds.ts';
import { useStore } from '#web/state/store.ts';

/** Marks on the document's root, as public/boot.js does before the first view, that odds are not shown (for main.css). */
export function useOddsAttribute(): void {
  const absence = useStore(oddsAbsence);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (absence) dataset['odds'] = absence;
    else delete dataset['odds'];
  }, [absence]);
}
