import { readText, writeText } from './storage.ts';

/** Order of a list: by competition, or by kick-off. */
const SORTINGS = ['competition', 'time'] as const;
export type Sorting = (typeof SORTINGS)[number];

const isSorting = (text: string | null): text is Sorting => SORTINGS.some((sorting) => sorting === text);

/** Returns the order in the address (`?by=`), else the last choice. */
export function viewerSorting(parameter: string | null): Sorting {
  const wish = [parameter, readText('by')].find(isSorting);
  return wish ?? 'competition';
}

/** Stores the order for the next visit. */
export function storeSorting(sorting: Sorting): void {
  writeText('by', sorting);
}
