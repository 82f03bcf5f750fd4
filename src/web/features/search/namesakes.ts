import type { PlayerRecord } from '#contract/records/player.ts';
import type { Thing } from '#web/settings/recent.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';

/** So many are asked for: whoever has more namesakes is looked for by more of his name. */
const MOST = 6;

/** The players among what was found whom neither name nor country tells apart. */
export function namesakes(things: readonly Thing[]): readonly Thing[] {
  const players = things.filter(({ kind }) => kind === 'player');
  const alike = Map.groupBy(players, ({ name, about }) => `${name} ${about}`);
  return [...alike.values()]
    .filter(({ length }) => length > 1)
    .flat()
    .slice(0, MOST);
}

/** A player with his country and the club he plays for, as far as they are known: a search tells neither. */
export function withClub(
  thing: Thing,
  { roles, country }: Pick<PlayerRecord, 'roles' | 'country'>,
  words: CountryWords,
): Thing {
  const club = roles.find(({ is_current, team }) => is_current && !team.is_national)?.team.name;
  const about = [thing.about ?? localCountry(country, words), club].filter(Boolean).join(', ');
  return { ...thing, about: about || null };
}
