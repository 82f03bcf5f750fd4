import { expect, test } from 'vitest';
import { textsOf } from './server-texts.ts';

test('has the texts of a part in each language, compiled once', () => {
  expect(textsOf('en', 'first').scores.matches(2)).toBe('2 matches');
  expect(textsOf('de', 'first').scores.matches(2000)).toBe('2.000 Spiele');
  expect(textsOf('de', 'first')).toBe(textsOf('de', 'first'));
});
