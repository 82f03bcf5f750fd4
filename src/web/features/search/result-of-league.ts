import type { League } from '#contract/records/league.ts';
import { type CountryWords, localCountry } from '#news/words/country-name.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import type { CompetitionWords } from '#web/words/competition-name.ts';
import { leagueNames } from './search-result.ts';

/** Returns a competition's result with its country. */
export function resultOfLeague(league: League, words: CountryWords & CompetitionWords): SearchResult {
  const { id, country } = league;
  const about = localCountry(country, words);
  return { kind: 'league', id, ...leagueNames(league, words), about, cc: country.cc, startdate: null };
}
