import { foldText, spellings } from '#contract/fold-text.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { memoize } from '#web/state/memoize.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';

const namesOf = memoize(({ teams, league }: MatchRow) =>
  spellings(`${teams.home.name} ${teams.away.name} ${league.name} ${league.country_name ?? ''}`).join(' '),
);

/** Returns a predicate: every word of the text is in the names of a match's teams, competition or country. */
export function finder(text: string, countryWords: CountryWords): (match: MatchRow) => boolean {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return (match) => {
    if (words.length === 0) return true;
    const { country_name: name, country_code: cc } = match.league;
    const names = [namesOf(match), ...spellings(localCountry({ name, cc }, countryWords) ?? '')].join(' ');
    return words.every((word) => names.includes(word));
  };
}
