import { expect, test } from 'vitest';
import { ALL_COUNTRIES } from './all-countries.ts';
import { cityCoordinates } from './city-coordinates.ts';

const KM_PER_DEGREE = 111;

function kilometresBetween(a: { lat: number; long: number }, b: { lat: number; long: number }): number {
  const shrink = Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, (a.long - b.long) * shrink) * KM_PER_DEGREE;
}

test('knows where the city of every club is', () => {
  for (const { id, clubs } of ALL_COUNTRIES) {
    for (const [, city] of clubs) expect(cityCoordinates(id, city), `${city} ${id}`).not.toBeNull();
  }
});

test.each([
  ['Newcastle upon Tyne', 1, 'London', 397],
  ['München', 3, 'Hamburg', 613],
  ['Roma', 4, 'Napoli', 189],
])('%s in country %i is as far from %s as on a map', (city, countryId, other, kilometres) => {
  const [from, to] = [cityCoordinates(countryId, city), cityCoordinates(countryId, other)];
  const distance = from && to && kilometresBetween(from, to);
  expect(Math.abs((distance ?? 0) - kilometres)).toBeLessThan(12);
});
