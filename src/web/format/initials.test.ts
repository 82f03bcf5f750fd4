import { expect, test, vi } from 'vitest';
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

test('the language of the device changes no letter', () => {
  const ofDevice = vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İ');
  expect(initials('ibrahim')).toBe('I');
  ofDevice.mockRestore();
});
