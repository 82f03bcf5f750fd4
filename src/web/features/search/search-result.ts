import type { SearchHit } from '#contract/records/search-hit.ts';
import { type Address, profileAddress } from '#web/navigation/addresses.ts';
import type { SearchKind, SearchResult } from '#web/settings/recent.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';

const PAGES = { league: 'competition' } as const;

export function resultAddress({ kind, id }: Pick<SearchResult, 'kind' | 'id'>): Address {
  return profileAddress(kind === 'league' ? PAGES.league : kind, id);
}

export const resultKey = ({ kind, id }: Pick<SearchResult, 'kind' | 'id'>) => `${kind}-${id}`;

const IMAGE_FOLDERS: Partial<Readonly<Record<SearchKind, string>>> = {
  team: 'teams',
  player: 'players',
  referee: 'referees',
  tv: 'tvchannels',
};

/** Returns the path of a result's image, `/img/<kind>/<id>`; null for kinds with a flag instead. */
export function resultImage({ kind, id }: Pick<SearchResult, 'kind' | 'id'>): string | null {
  const folder = IMAGE_FOLDERS[kind];
  return folder ? `/img/${folder}/${encodeURIComponent(id)}` : null;
}

/** Converts a search hit to a result. Names of people are turned to "first last", as on all pages. */
export function toSearchResult(kind: SearchKind, hit: SearchHit, words: CountryWords): SearchResult {
  const { id, cc, country_name, league_name, startdate } = hit;
  const isPlace = kind === 'country' || kind === 'continent';
  const country = isPlace ? null : localCountry({ name: country_name, cc }, words);
  const isPerson = kind === 'player' || kind === 'referee';
  const name = isPerson
    ? hit.name.split(', ').toReversed().join(' ')
    : isPlace
      ? localCountry(hit, words)
      : hit.name;
  const about = [league_name, country].filter(Boolean).join(', ');
  return { kind, id, name, about: about || null, cc, startdate };
}
