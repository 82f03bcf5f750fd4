import type { PlayerRecord } from '#contract/records/player.ts';
import { type CountryWords, localCountry } from '#news/words/country-name.ts';
import type { SearchResult } from '#web/settings/recent.ts';

/** Namesakes that are looked up; for more the viewer should narrow the search. */
const MAX_NAMESAKES = 6;

export function namesakes(results: readonly SearchResult[]): readonly SearchResult[] {
  const players = results.filter(({ kind }) => kind === 'player');
  const byNameAndCountry = Map.groupBy(players, ({ name, about }) => `${name} ${about}`);
  return [...byNameAndCountry.values()]
    .filter(({ length }) => length > 1)
    .flat()
    .slice(0, MAX_NAMESAKES);
}

/** Returns a player's country and current club; null if both are unknown. */
export function clubAndCountry(
  { roles, country }: Pick<PlayerRecord, 'roles' | 'country'>,
  words: CountryWords,
): string | null {
  const club = roles.find(({ is_current, team }) => is_current && !team.is_national)?.team.name;
  return [localCountry(country, words), club].filter(Boolean).join(', ') || null;
}

/** Returns a player's result with country and current club, which a search does not have. */
export function withClub(
  result: SearchResult,
  player: Pick<PlayerRecord, 'roles' | 'country'>,
  words: CountryWords,
): SearchResult {
  return { ...result, about: clubAndCountry(player, words) ?? result.about };
}
