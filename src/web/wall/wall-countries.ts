import { countriesIn, countryOfZone } from '#contract/order/countries.ts';
import type { WallProgram } from '#contract/wall-address.ts';
import { countrySetting } from '#web/settings/country.ts';

/** Returns the countries whose channels a wall lists: that of its zone, or without one those of its browser. */
export function wallCountries(program: Pick<WallProgram, 'zone'>, zone: string): readonly string[] {
  if (program.zone === null) return [...new Set(countriesIn(countrySetting.get()))];
  const country = countryOfZone(zone);
  return country ? [country] : [];
}
