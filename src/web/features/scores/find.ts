import type { MatchRow } from '#contract/records/match.ts';
import { plain } from '#web/format/plain.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';

const known = new WeakMap<MatchRow, string>();

function namesOf(match: MatchRow): string {
  let names = known.get(match);
  if (names === undefined) {
    const { teams, league } = match;
    names = plain(`${teams.home.name} ${teams.away.name} ${league.name} ${league.country_name ?? ''}`);
    known.set(match, names);
  }
  return names;
}

/** Returns a predicate: every word of the text is in the names of a match's teams, competition or country. */
export function finder(text: string, countryWords: CountryWords): (match: MatchRow) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return (match) => {
    if (words.length === 0) return true;
    const { country_name: name, country_code: cc } = match.league;
    const names = `${namesOf(match)} ${plain(localCountry({ name, cc }, countryWords) ?? '')}`;
    return words.every((word) => names.includes(word));
  };
}
