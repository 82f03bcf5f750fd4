import type { MatchRow } from '#contract/records/match.ts';
import { normalizeText } from '#web/format/normalize-text.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';

const namesByMatch = new WeakMap<MatchRow, string>();

function namesOf(match: MatchRow): string {
  let names = namesByMatch.get(match);
  if (names === undefined) {
    const { teams, league } = match;
    names = normalizeText(
      `${teams.home.name} ${teams.away.name} ${league.name} ${league.country_name ?? ''}`,
    );
    namesByMatch.set(match, names);
  }
  return names;
}

/** Returns a predicate: every word of the text is in the names of a match's teams, competition or country. */
export function finder(text: string, countryWords: CountryWords): (match: MatchRow) => boolean {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  return (match) => {
    if (words.length === 0) return true;
    const { country_name: name, country_code: cc } = match.league;
    const names = `${namesOf(match)} ${normalizeText(localCountry({ name, cc }, countryWords) ?? '')}`;
    return words.every((word) => names.includes(word));
  };
}
