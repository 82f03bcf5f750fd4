import { useLayoutEffect } from 'react';
import { useRefusals } from '#web/data/use-refusals.ts';

/** Data that the pages of the navigation need, by the name of their entry. */
const REQUIRED_DATA = {
  tv: ['broadcast?t=schedule', 'tvs'],
  odds: ['odds_prematch', 'fixtures?t=match_odds'],
} as const;

/** Hides entries of the navigation whose data the account's plan lacks (main.css reads the attribute). */
export function useRefusedEntries(): void {
  const refusals = useRefusals();
  const names = Object.entries(REQUIRED_DATA)
    .filter(([, needs]) => needs.some((need) => refusals.has(need)))
    .map(([name]) => name)
    .join(' ');
  useLayoutEffect(() => {
    document.documentElement.dataset['refused'] = names;
  }, [names]);
}
