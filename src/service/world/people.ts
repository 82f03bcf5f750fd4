import { below, stream, weighted } from '#service/engine/streams.ts';
import { ALL_NAMES } from './catalogue/all-names.ts';
import type { CountryEntry, NameList } from './catalogue/country.ts';
import type { Purpose } from './purposes.ts';

/** A person's name; `name` has both parts in the order of the culture. */
export interface PersonName {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A person's culture, which gives the name, and nationality. */
interface Origin {
  readonly culture: string;
  readonly countryId: number;
}

/** Home countries of each culture: those that list it first. */
export interface Homelands {
  origin(seed: number, id: number, purpose: Purpose, country: CountryEntry): Origin;
  /** Returns the origin of a country's own people. */
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
      // Only a culture with another homeland gives a foreign nationality.
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

/** Returns the invented name of a person. */
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
