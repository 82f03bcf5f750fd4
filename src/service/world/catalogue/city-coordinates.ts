import { citiesOf } from './all-countries.ts';

/** Degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly long: number;
}

const byCountry = new Map<number, ReadonlyMap<string, Coordinates>>();

function coordinatesIn(countryId: number): ReadonlyMap<string, Coordinates> {
  return new Map(
    citiesOf(countryId).map((entry) => {
      const words = entry.split(' ');
      const [lat, long] = words.splice(-2).map(Number);
      return [words.join(' '), { lat: lat ?? 0, long: long ?? 0 }];
    }),
  );
}

/** Returns where a city of a country's clubs is; null for others. */
export function cityCoordinates(countryId: number, city: string): Coordinates | null {
  const cities = byCountry.get(countryId) ?? coordinatesIn(countryId);
  byCountry.set(countryId, cities);
  return cities.get(city) ?? null;
}
