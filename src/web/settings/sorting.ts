import { createSetting } from './setting.ts';

/** Order of a list: by competition, or by kick-off. */
const SORTINGS = ['competition', 'time'] as const;
export type Sorting = (typeof SORTINGS)[number];

/** The order of the viewer's last choice. */
export const sortingSetting = createSetting<Sorting>('by', SORTINGS, () => 'competition');

/** Returns the order in the address (`?by=`), else the last choice. */
export const viewerSorting = (parameter: string | null): Sorting =>
  SORTINGS.find((sorting) => sorting === parameter) ?? sortingSetting.get();
