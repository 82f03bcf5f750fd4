import type { League } from '#contract/records/league.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { type CompetitionWords, competitionName } from '#web/words/competition-name.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';

/** Returns a competition's result with its country. */
export function resultOfLeague(league: League, words: CountryWords & CompetitionWords): SearchResult {
  const { id, country } = league;
  const name = competitionName(league, words);
  return { kind: 'league', id, name, about: localCountry(country, words), cc: country.cc, startdate: null };
}
