import { expect, test } from 'vitest';
import { fitNames } from './fit-names.ts';

test.each([
  [40, 'FC Mainlust Frankfurt', 'BSC Oberbaum 09'],
  [30, 'Mainlust F.', 'BSC Oberbaum 09'],
  [20, 'Mainlust F.', 'Oberbaum'],
])('in a line of %i letters: %s and %s', (maxLetters, home, away) => {
  expect(fitNames('FC Mainlust Frankfurt', 'BSC Oberbaum 09', maxLetters)).toEqual([home, away]);
  expect(fitNames('BSC Oberbaum 09', 'FC Mainlust Frankfurt', maxLetters)).toEqual([away, home]);
});
