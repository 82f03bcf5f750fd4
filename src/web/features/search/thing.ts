import type { SearchHit } from '#contract/records/search-hit.ts';
import { profileAddress } from '#web/app/addresses.ts';
import type { Thing, ThingKind } from '#web/settings/recent.ts';
import { type CountryWords, localCountry } from '#web/words/country-name.ts';

const PAGES = { league: 'competition' } as const;

/** The address of its page. */
export function addressOf({ kind, id }: Pick<Thing, 'kind' | 'id'>): string {
  return profileAddress(kind === 'league' ? PAGES.league : kind, id);
}

/** Two things are one if they are of a kind and have a number. */
export const keyOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>) => `${kind}-${id}`;

const PICTURES: Partial<Readonly<Record<ThingKind, string>>> = {
  team: 'teams',
  player: 'players',
  referee: 'referees',
  tv: 'tvchannels',
};

/** The path of its picture, `/img/<kind>/<id>`; null for what has a flag instead. */
export function pictureOf({ kind, id }: Pick<Thing, 'kind' | 'id'>): string | null {
  const folder = PICTURES[kind];
  return folder ? `/img/${folder}/${encodeURIComponent(id)}` : null;
}

/** What a search says, as what was found; a person's name as the pages have it, the given one first. */
export function thingOf(kind: ThingKind, hit: SearchHit, words: CountryWords): Thing {
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
