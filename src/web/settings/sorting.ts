import { remember, remembered } from './storage.ts';

/** In what order a list stands: by competition, or by kick-off time. */
const SORTINGS = ['competition', 'time'] as const;
export type Sorting = (typeof SORTINGS)[number];

const isSorting = (text: string | null): text is Sorting => SORTINGS.some((sorting) => sorting === text);

/** The order that an address asks for (`?by=`), else the one that was chosen last. */
export function viewerSorting(asked: string | null): Sorting {
  const wish = [asked, remembered('by')].find(isSorting);
  return wish ?? 'competition';
}

/** Keeps the order for the next visit. */
export function keepSorting(sorting: Sorting): void {
  remember('by', sorting);
}
