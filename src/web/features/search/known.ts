import type { MatchRow } from '#contract/records/match.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import type { Thing } from '#web/settings/recent.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';
import { closeness } from './closeness.ts';
import { keyOf } from './thing.ts';

const KINDS = { team: 'team', competition: 'league', match: 'match' } as const;

/** What is followed, as something that is found. */
export function followedThing({ kind, id, name }: Favourite): Thing {
  return { kind: KINDS[kind], id, name, about: null, cc: null, startdate: null };
}

/** The teams and competitions of a match that the page has at hand anyway. */
function thingsOf({ teams, league }: MatchRow, words: CountryWords): readonly Thing[] {
  const { country_code: cc } = league;
  const country = localCountry({ name: league.country_name, cc }, words);
  // Between countries nobody says where a team is from.
  const about = cc === null ? null : country;
  return [
    { ...league, kind: 'league' as const, about: country },
    { ...teams.home, kind: 'team' as const, about },
    { ...teams.away, kind: 'team' as const, about },
  ].map(({ kind, id, name, about }) => ({ kind, id, name, about, cc, startdate: null }));
}

/** Fewer letters than this would find half the world somewhere inside. */
const INSIDE = 3;
const MOST = 40;

/**
 * What is called so among what is at hand: there before any answer is, and from the first letter on.
 *
 * @param things the best known first
 */
export function amongKnown(things: readonly Thing[], text: string): readonly Thing[] {
  const least = text.length < INSIDE ? 2 : 3;
  return things.filter(({ name }) => (closeness(name, text) ?? least + 1) <= least).slice(0, MOST);
}

/** All that lists of matches tell of, each once; from a match at home, if there is one. */
export function known(lists: readonly (readonly MatchRow[])[], words: CountryWords): readonly Thing[] {
  const all = new Map<string, Thing>();
  for (const thing of lists.flat().flatMap((match) => thingsOf(match, words))) {
    if (!all.get(keyOf(thing))?.cc) all.set(keyOf(thing), thing);
  }
  return [...all.values()];
}
