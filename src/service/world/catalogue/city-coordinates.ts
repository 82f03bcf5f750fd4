import { AFRICA_CITIES } from './cities/africa.ts';
import { ASIA_CITIES } from './cities/asia.ts';
import { EUROPE_CITIES } from './cities/europe.ts';
import { NORTH_AMERICA_CITIES } from './cities/north-america.ts';
import { OCEANIA_CITIES } from './cities/oceania.ts';
import { SOUTH_AMERICA_CITIES } from './cities/south-america.ts';
import { textList } from './text-list.ts';

/** Degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly long: number;
}

const TEXTS = [
  AFRICA_CITIES,
  ASIA_CITIES,
  EUROPE_CITIES,
  NORTH_AMERICA_CITIES,
  OCEANIA_CITIES,
  SOUTH_AMERICA_CITIES,
];

const byCountry = new Map<number, ReadonlyMap<string, Coordinates>>();

/** Reads the cities of a country: "Stoke-on-Trent 53 -2.19". */
function citiesOf(countryId: number): ReadonlyMap<string, Coordinates> {
  const text = TEXTS.find((each) => countryId in each)?.[countryId] ?? '';
  return new Map(
    textList(text).map((entry) => {
      const words = entry.split(' ');
      const [lat, long] = words.splice(-2).map(Number);
      return [words.join(' '), { lat: lat ?? 0, long: long ?? 0 }];
    }),
  );
}

/** Returns where a city of a country's clubs is; null for others. */
export function cityCoordinates(countryId: number, city: string): Coordinates | null {
  const cities = byCountry.get(countryId) ?? citiesOf(countryId);
  byCountry.set(countryId, cities);
  return cities.get(city) ?? null;
}
