import { remember, remembered } from './storage.ts';

/** Order of a list: by competition, or by kick-off. */
const SORTINGS = ['competition', 'time'] as const;
export type Sorting = (typeof SORTINGS)[number];

const isSorting = (text: string | null): text is Sorting => SORTINGS.some((sorting) => sorting === text);

/** Returns the order in the address (`?by=`), else the last choice. */
export function viewerSorting(asked: string | null): Sorting {
  const wish = [asked, remembered('by')].find(isSorting);
  return wish ?? 'competition';
}

/** Stores the order for the next visit. */
export function keepSorting(sorting: Sorting): void {
  remember('by', sorting);
}
