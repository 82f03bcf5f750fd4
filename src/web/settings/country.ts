import { countriesIn, countryOfZone } from '#contract/order/countries.ts';
import { useStore } from '#web/state/store.ts';
import { createSetting } from './setting.ts';
import { zoneSetting } from './zone.ts';

/**
 * The viewer's country codes, separated by spaces: chosen, else the zone's. Competitions of the first country are
 * listed first; TV channels are shown for all of them.
 */
export const countrySetting = createSetting<string | null>(
  'country',
  (text) => countriesIn(text).length > 0,
  () => countryOfZone(zoneSetting.get()),
);

/** Returns the first of them; renders when it changes. */
export function useCountry(): string | null {
  useStore(zoneSetting);
  return countriesIn(useStore(countrySetting))[0] ?? null;
}
