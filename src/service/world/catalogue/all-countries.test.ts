import { expect, test } from 'vitest';
import { clubList, peopleList } from './all-countries.ts';

test('reads clubs with their cities, and cultures with their weights', () => {
  expect(clubList(['Club Mapocho, Santiago|Palafitos, Puerto Montt', 'FC Elqui, La Serena'])).toEqual([
    ['Club Mapocho', 'Santiago'],
    ['Palafitos', 'Puerto Montt'],
    ['FC Elqui', 'La Serena'],
  ]);
  expect(peopleList('latin-american 95|spanish 2')).toEqual([
    ['latin-american', 95],
    ['spanish', 2],
  ]);
});
