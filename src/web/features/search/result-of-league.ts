import type { League } from '#contract/records/league.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';

/** Returns a competition's result with its country. */
export function resultOfLeague({ id, name, country }: League, words: CountryWords): SearchResult {
  return { kind: 'league', id, name, about: localCountry(country, words), cc: country.cc, startdate: null };
}
