import { expect, test } from 'vitest';
import { birthday } from './birthday.ts';

test.each([
  ['1978-07-21', '1978-07-21'],
  [' 2008-01-02 ', '2008-01-02'],
  ['2065-02-24', '1965-02-24'],
  ['21/07/78', '1978-07-21'],
  ['02/11/07', '2007-11-02'],
  ['0000-00-00', null],
  ['', null],
  ['-', null],
  [null, null],
  [undefined, null],
  ['July 1978', undefined],
  ['1978-13-45', undefined],
  ['9978-07-21', undefined],
  [19780721, undefined],
])('%j is %j', (wire, day) => {
  expect(birthday(wire)).toBe(day);
});
