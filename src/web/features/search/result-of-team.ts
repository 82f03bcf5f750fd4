import type { TeamRecord } from '#contract/records/team.ts';
import { type CountryWords, localCountry } from '#news/words/country-name.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { type CompetitionWords, competitionName } from '#web/words/competition-name.ts';

/** Returns a team's result with its league, or else a cup that it plays in, and its country. */
export function resultOfTeam(
  { id, name, country, leagues }: Pick<TeamRecord, 'id' | 'name' | 'country' | 'leagues'>,
  words: CountryWords & CompetitionWords,
): SearchResult {
  const current = leagues.filter((league) => league.current_season_id !== null && !league.is_friendly);
  const league = current.find(({ is_cup }) => !is_cup) ?? current[0];
  const about = [league && competitionName(league, words), localCountry(country, words)]
    .filter(Boolean)
    .join(', ');
  return { kind: 'team', id, name, about: about || null, cc: country.cc, startdate: null };
}
