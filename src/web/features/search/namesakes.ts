import type { PlayerRecord } from '#contract/records/player.ts';
import type { Thing } from '#web/settings/recent.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';

/** Namesakes that are looked up; for more the viewer should narrow the search. */
const MOST = 6;

/** Returns the players among the results who share name and country. */
export function namesakes(things: readonly Thing[]): readonly Thing[] {
  const players = things.filter(({ kind }) => kind === 'player');
  const alike = Map.groupBy(players, ({ name, about }) => `${name} ${about}`);
  return [...alike.values()]
    .filter(({ length }) => length > 1)
    .flat()
    .slice(0, MOST);
}

/** Returns a player's result with country and current club, which a search does not have. */
export function withClub(
  thing: Thing,
  { roles, country }: Pick<PlayerRecord, 'roles' | 'country'>,
  words: CountryWords,
): Thing {
  const club = roles.find(({ is_current, team }) => is_current && !team.is_national)?.team.name;
  const about = [thing.about ?? localCountry(country, words), club].filter(Boolean).join(', ');
  return { ...thing, about: about || null };
}
