import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Kyle Marshall', 'KM'],
  ['João Pedro da Silva', 'JS'],
  ['Émile Östlund', 'ÉÖ'],
  ['Wanderers', 'W'],
  ['  ', ''],
])('%s: %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
