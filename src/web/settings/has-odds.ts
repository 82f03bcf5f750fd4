import { useStore } from '#web/state/store.ts';
import { createSetting } from './setting.ts';

/** Whether the viewer hides odds. public/boot.js reads this, too. */
export const pricesSetting = createSetting<'hidden' | null>('prices', ['hidden'], () => null);

/**
 * Why odds are nowhere shown: the operator has switched them off (an attribute of the document's root says so), or the
 * viewer hides them; null where they are shown.
 */
export const oddsAbsence = {
  get: () => (document.documentElement.dataset['odds'] === 'off' ? 'off' : pricesSetting.get()),
  subscribe: pricesSetting.subscribe,
};

/** Returns whether odds may be requested and shown. */
export const hasOdds = (): boolean => oddsAbsence.get() === null;

/** Returns the same; renders when that changes. */
export const useHasOdds = (): boolean => useStore(oddsAbsence) === null;
