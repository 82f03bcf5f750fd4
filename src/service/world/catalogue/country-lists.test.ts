import { expect, test } from 'vitest';
import { ALL_COUNTRIES } from './all-countries.ts';
import { clubList, peopleList } from './country-lists.ts';

test('reads clubs with their cities, and cultures with their weights', () => {
  expect(
    clubList('\n    Club Mapocho, Santiago|Palafitos, Puerto Montt\n    FC Elqui, La Serena\n  '),
  ).toEqual([
    ['Club Mapocho', 'Santiago'],
    ['Palafitos', 'Puerto Montt'],
    ['FC Elqui', 'La Serena'],
  ]);
  expect(peopleList('latin-american 95|spanish 2')).toEqual([
    ['latin-american', 95],
    ['spanish', 2],
  ]);
});

test('every club has a name and a city, and every culture a weight', () => {
  for (const { clubs, people } of ALL_COUNTRIES) {
    for (const [name, city] of clubs) expect([name, city].filter((text) => text === '')).toEqual([]);
    for (const [culture, weight] of people) expect([culture, weight > 0]).toEqual([culture, true]);
  }
});
