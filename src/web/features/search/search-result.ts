import { spokenName } from '#contract/person-name.ts';
import type { SearchHit } from '#contract/records/search-hit.ts';
import { type CountryWords, localCountry } from '#news/words/country-name.ts';
import { type Address, profileAddress } from '#web/navigation/addresses.ts';
import type { SearchKind, SearchResult } from '#web/settings/recent.ts';
import { type CompetitionWords, competitionName } from '#web/words/competition-name.ts';

import { closeness } from './closeness.ts';

const PAGES_BY_KIND = { league: 'competition' } as const;

export function resultAddress({ kind, id }: Pick<SearchResult, 'kind' | 'id'>): Address {
  return profileAddress(kind === 'league' ? PAGES_BY_KIND.league : kind, id);
}

/** Returns how well the closest of a result's names matches a text; null for no match. */
export function resultCloseness({ kind, name, otherName, about }: SearchResult, text: string): number | null {
  // Pages and walls print a competition with its country; the country alone is no name of it.
  const isPrinted = kind === 'league' && about !== null && closeness(about, text) === null;
  const names = [name, otherName ?? '', isPrinted ? `${about} ${name}` : ''];
  const ranks = names.flatMap((one) => closeness(one, text) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

export const resultKey = ({ kind, id }: Pick<SearchResult, 'kind' | 'id'>) => `${kind}-${id}`;

const IMAGE_FOLDERS: Partial<Readonly<Record<SearchKind, string>>> = {
  team: 'teams',
  player: 'players',
  tv: 'tvchannels',
};

/** Returns the path of a result's image, `/img/<kind>/<id>`; null for kinds with a flag instead. */
export function resultImage({ kind, id }: Pick<SearchResult, 'kind' | 'id'>): string | null {
  const folder = IMAGE_FOLDERS[kind];
  return folder ? `/img/${folder}/${encodeURIComponent(id)}` : null;
}

/** Returns the names of a competition: the viewer's language's, and the English one if it differs. */
export function leagueNames(
  league: { readonly id: string; readonly name: string },
  words: CompetitionWords,
): Pick<SearchResult, 'name' | 'otherName'> {
  const { name: otherName } = league;
  const name = competitionName(league, words);
  return name === otherName ? { name } : { name, otherName };
}

/** Converts a search hit to a result. */
export function toSearchResult(
  kind: SearchKind,
  hit: SearchHit,
  words: CountryWords & CompetitionWords,
): SearchResult {
  const { id, cc, country_name, league_name, startdate } = hit;
  const isPlace = kind === 'country' || kind === 'continent';
  const country = isPlace ? null : localCountry({ name: country_name, cc }, words);
  const name = kind === 'player' ? spokenName(hit) : isPlace ? localCountry(hit, words) : hit.name;
  const about = [league_name, country].filter(Boolean).join(', ');
  return {
    kind,
    id,
    name,
    ...(kind === 'league' && leagueNames(hit, words)),
    about: about || null,
    cc,
    startdate,
  };
}
