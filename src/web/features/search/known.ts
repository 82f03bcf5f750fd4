import type { MatchRow } from '#contract/records/match.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import type { Thing } from '#web/settings/recent.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';
import { closeness } from './closeness.ts';
import { keyOf } from './thing.ts';

const KINDS = { team: 'team', competition: 'league', match: 'match' } as const;

/** Returns a favourite as a search result. */
export function followedThing({ kind, id, name }: Favourite): Thing {
  return { kind: KINDS[kind], id, name, about: null, cc: null, startdate: null };
}

/** Returns the teams and competition of a match as search results. */
function thingsOf({ teams, league }: MatchRow, words: CountryWords): readonly Thing[] {
  const { country_code: cc } = league;
  const country = localCountry({ name: league.country_name, cc }, words);
  // International competitions do not reveal a team's country.
  const about = cc === null ? null : country;
  return [
    { ...league, kind: 'league' as const, about: country },
    { ...teams.home, kind: 'team' as const, about },
    { ...teams.away, kind: 'team' as const, about },
  ].map(({ kind, id, name, about }) => ({ kind, id, name, about, cc, startdate: null }));
}

/** Shorter texts match only the beginning of words. */
const INSIDE = 3;
const MOST = 40;

/**
 * Returns the local results that match a text: available at once, from the first letter.
 *
 * @param results best known first
 */
export function amongKnown(things: readonly Thing[], text: string): readonly Thing[] {
  const least = text.length < INSIDE ? 2 : 3;
  return things.filter(({ name }) => (closeness(name, text) ?? least + 1) <= least).slice(0, MOST);
}

/** Returns all teams and competitions of some lists without duplicates, preferably from a domestic match. */
export function known(lists: readonly (readonly MatchRow[])[], words: CountryWords): readonly Thing[] {
  const all = new Map<string, Thing>();
  for (const thing of lists.flat().flatMap((match) => thingsOf(match, words))) {
    if (!all.get(keyOf(thing))?.cc) all.set(keyOf(thing), thing);
  }
  return [...all.values()];
}
