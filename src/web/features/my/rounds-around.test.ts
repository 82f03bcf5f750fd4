import { expect, test } from 'vitest';
import { roundsAround } from './rounds-around.ts';

test('a round stands between its neighbours, at the ends of a season beside one of them', () => {
  expect(roundsAround('2', ['1', '2', '3', '4'])).toEqual(['1', '2', '3']);
  expect(roundsAround('1', ['1', '2', '3'])).toEqual(['1', '2']);
  expect(roundsAround('3', ['1', '2', '3'])).toEqual(['2', '3']);
});

test('a round of which nobody tells the order stands alone, and no round has none around it', () => {
  expect(roundsAround('7', [])).toEqual(['7']);
  expect(roundsAround('7', ['1', '2'])).toEqual(['7']);
  expect(roundsAround(null, ['1', '2'])).toEqual([]);
});
