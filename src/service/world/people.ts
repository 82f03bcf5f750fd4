import { below, stream, weighted } from '#service/engine/streams.ts';
import { ALL_NAMES } from './catalogue/all-names.ts';
import type { CountryEntry, NameList } from './catalogue/country.ts';
import type { Purpose } from './purposes.ts';

/** A name as it is written; `name` is given and family name in the order of the culture. */
export interface PersonName {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Who a person is by birth: the culture names come from, and the country that goes with it. */
interface Origin {
  readonly culture: string;
  readonly countryId: number;
}

/** Which countries are the home of a culture: those that name it first. */
export interface Homelands {
  origin(seed: number, id: number, purpose: Purpose, country: CountryEntry): Origin;
  /** Of a country's own people. */
  native(country: CountryEntry): Origin;
}

export function homelands(countries: readonly CountryEntry[]): Homelands {
  const homes = new Map<string, number[]>();
  for (const country of countries) {
    const own = country.people[0]?.[0];
    if (own === undefined) continue;
    homes.set(own, [...(homes.get(own) ?? []), country.id]);
  }
  return {
    native: (country) => ({ culture: country.people[0]?.[0] ?? '', countryId: country.id }),
    origin: (seed, id, purpose, country) => {
      const key = stream(seed, id, purpose);
      const [own] = country.people;
      const index = weighted(
        key,
        0,
        country.people.map(([, weight]) => weight),
      );
      const culture = (country.people[index] ?? own)?.[0] ?? '';
      // People of the country's own culture are its own; so are those of a culture without a homeland here.
      const elsewhere = (homes.get(culture) ?? []).filter((home) => home !== country.id);
      const abroad = culture !== own?.[0] && elsewhere.length > 0;
      const countryId = abroad ? elsewhere[below(key, 1, elsewhere.length)] : country.id;
      return { culture, countryId: countryId ?? country.id };
    },
  };
}

function list(culture: string): NameList {
  const names = ALL_NAMES[culture];
  if (names === undefined) throw new RangeError(`No names of culture ${culture}`);
  return names;
}

/** The invented name of the person `id`. */
export function personName(
  seed: number,
  id: number,
  purpose: Purpose,
  culture: string,
  women: boolean,
): PersonName {
  const names = list(culture);
  const key = stream(seed, id, purpose);
  const given = women ? names.women : names.men;
  const family = women ? (names.familyOfWomen ?? names.family) : names.family;
  const firstName = given[below(key, 2, given.length)] ?? '';
  const lastName = family[below(key, 3, family.length)] ?? '';
  const name = names.familyFirst === true ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
  return { name, firstName, lastName };
}
