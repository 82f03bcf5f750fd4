import { countriesIn, countryOfZone } from '#contract/order/countries.ts';
import { useKept } from './kept.ts';
import { createSetting } from './setting.ts';
import { zoneSetting } from './zone.ts';

/**
 * The viewer's countries by their `country_code`, with blanks between: chosen, else the zone's. The competitions of
 * the first come first; television is told for all of them.
 */
export const countrySetting = createSetting<string | null>(
  'country',
  (text) => countriesIn(text).length > 0,
  () => countryOfZone(zoneSetting.get()),
);

/** The first of them; renders when others are chosen, or another zone. */
export function useCountry(): string | null {
  useKept(zoneSetting);
  return countriesIn(useKept(countrySetting))[0] ?? null;
}
