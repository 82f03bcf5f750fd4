import { expect, test } from 'vitest';
import { spokenName } from './person-name.ts';

test.each([
  ['Wood, Jordan', 'Jordan Wood'],
  ['van der Berg, Anna Maria', 'Anna Maria van der Berg'],
  ['Ronaldinho', 'Ronaldinho'],
  ['Jordan Wood', 'Jordan Wood'],
  ['Wood, Jordan, Jr.', 'Wood, Jordan, Jr.'],
])('%s is spoken as %s', (familyNameFirst, spoken) => {
  expect(spokenName(familyNameFirst)).toBe(spoken);
});
