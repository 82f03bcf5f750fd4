import { expect, test } from 'vitest';
import { roundsAround } from './rounds-around.ts';

test('returns a round with its neighbours, of which the season’s ends have only one', () => {
  expect(roundsAround('2', ['1', '2', '3', '4'])).toEqual(['1', '2', '3']);
  expect(roundsAround('1', ['1', '2', '3'])).toEqual(['1', '2']);
  expect(roundsAround('3', ['1', '2', '3'])).toEqual(['2', '3']);
});

test('returns a round of unknown order alone, and nothing without a round', () => {
  expect(roundsAround('7', [])).toEqual(['7']);
  expect(roundsAround('7', ['1', '2'])).toEqual(['7']);
  expect(roundsAround(null, ['1', '2'])).toEqual([]);
});
