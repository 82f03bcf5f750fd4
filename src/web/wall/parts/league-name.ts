import type { MatchRow } from '#contract/records/match.ts';
import { type CountryWords, localCountry } from '#news/words/country-name.ts';
import { type CompetitionWords, competitionName } from '#web/words/competition-name.ts';

type League = Pick<MatchRow['league'], 'id' | 'name' | 'country_name' | 'country_code'>;

/** Returns the name of a competition after its country, unless it begins with that: names such as "Premier League" are not unique. */
export function leagueName(league: League, words: CountryWords & CompetitionWords): string {
  const { country_name, country_code } = league;
  const name = competitionName(league, words);
  const country = localCountry({ name: country_name, cc: country_code }, words);
  return country && !name.startsWith(country) ? `${country} ${name}` : name;
}
