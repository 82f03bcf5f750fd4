import { below, type Key, stream, weighted } from '#service/engine/streams.ts';
import { ALL_NAMES } from '#service/world/catalogue/all-names.ts';
import type { CountryEntry, NameList } from '#service/world/catalogue/country.ts';
import type { RandomStream } from '#service/world/random-streams.ts';
import { isRealPerson } from './real-people.ts';

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
  /** Draws an origin by the weights of the country's cultures. */
  origin(seed: number, id: number, randomStream: RandomStream, country: CountryEntry): Origin;
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
    origin: (seed, id, randomStream, country) => {
      const key = stream(seed, id, randomStream);
      const [own] = country.people;
      const weights = country.people.map(([, weight]) => weight);
      const culture = (country.people[weighted(key, 0, weights)] ?? own)?.[0] ?? '';
      // Only a culture with another homeland gives a foreign nationality.
      const homesElsewhere = (homes.get(culture) ?? []).filter((home) => home !== country.id);
      const isAbroad = culture !== own?.[0] && homesElsewhere.length > 0;
      const countryId = isAbroad ? homesElsewhere[below(key, 1, homesElsewhere.length)] : country.id;
      return { culture, countryId: countryId ?? country.id };
    },
  };
}

/** Number of a person's stream that draws the group of names. */
const GROUP_DRAW = 40;

/** Returns the names that a person of a culture may have. `key` is of the stream that draws the name. */
export function namesFor(key: Key, culture: string): NameList {
  const names = ALL_NAMES[culture];
  if (names === undefined) throw new RangeError(`No names of culture ${culture}`);
  if (names.groups === undefined) return names;
  const weights = names.groups.map(([weight]) => weight);
  return names.groups[weighted(key, GROUP_DRAW, weights)]?.[1] ?? names;
}

/** First number of a stream that a name takes, and how many names are drawn at most. */
const FIRST_NAME_DRAW = 2;
const MAX_NAME_DRAWS = 16;

/** Draws a name; one that a well-known real person has is drawn again. */
export function personName(
  seed: number,
  id: number,
  randomStream: RandomStream,
  culture: string,
  isWoman: boolean,
): PersonName {
  const key = stream(seed, id, randomStream);
  const names = namesFor(key, culture);
  const givenNames = isWoman ? names.women : names.men;
  const family = isWoman ? (names.familyOfWomen ?? names.family) : names.family;
  let firstName = '';
  let lastName = '';
  for (let draw = 0; draw < MAX_NAME_DRAWS; draw += 1) {
    const i = FIRST_NAME_DRAW + 2 * draw;
    firstName = givenNames[below(key, i, givenNames.length)] ?? '';
    lastName = family[below(key, i + 1, family.length)] ?? '';
    if (!isRealPerson(firstName, lastName)) break;
  }
  const name = names.familyFirst === true ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
  return { name, firstName, lastName };
}
