import { expect, test } from 'vitest';
import { missingPlaces, pricePlaces } from './price-places.ts';

test('prices have two decimal places, or three if one below 10 needs them', () => {
  expect(pricePlaces([])).toBe(2);
  expect(pricePlaces([1.1, 4.79, null, 11.125])).toBe(2);
  expect(pricePlaces([4.79, 1.375])).toBe(3);
});

test('prices leave room for the decimal places that they lack', () => {
  const texts = ['1.375', '4.79', '21.0', '101', '5/6'];
  expect(texts.map((text) => missingPlaces(text, 3).length)).toEqual([0, 1, 2, 0, 0]);
  expect(texts.map((text) => missingPlaces(text, 2).length)).toEqual([0, 0, 0, 0, 0]);
});
