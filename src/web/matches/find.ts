import { foldText, spellings } from '#contract/fold-text.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { type CountryWords, localCountry } from '#news/words/country-name.ts';
import { memoize } from '#web/state/memoize.ts';
import { type CompetitionWords, competitionName } from '#web/words/competition-name.ts';

const namesOf = memoize(({ teams, league }: MatchRow) =>
  spellings(`${teams.home.name} ${teams.away.name} ${league.name} ${league.country_name ?? ''}`).join(' '),
);

/**
 * Returns a predicate: every word of the text is in the names of a match's teams, competition or country; of the last two in
 * English or the viewer's language.
 */
export function finder(
  text: string,
  language: CountryWords & CompetitionWords,
): (match: MatchRow) => boolean {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return (match) => {
    if (words.length === 0) return true;
    const { league } = match;
    const country = localCountry({ name: league.country_name, cc: league.country_code }, language);
    const localNames = `${competitionName(league, language)} ${country ?? ''}`;
    const names = [namesOf(match), ...spellings(localNames)].join(' ');
    return words.every((word) => names.includes(word));
  };
}
