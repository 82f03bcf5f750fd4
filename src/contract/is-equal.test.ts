import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual } from './is-equal.ts';

test.each([
  [1, 1, true],
  [1, '1', false],
  [null, undefined, false],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: 1, b: null }, { a: 1 }, false],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }, true],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, false],
])('%j equals %j: %s', (a, b, expected) => {
  expect(isEqual(a, b)).toBe(expected);
  expect(isEqual(b, a)).toBe(expected);
});

test('a copy is equal, and two values are equal exactly if their JSON texts are', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: true }), (value) => {
      expect(isEqual(value, structuredClone(value))).toBe(true);
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.integer({ max: 2, min: 0 })),
      fc.array(fc.integer({ max: 2, min: 0 })),
      (a, b) => {
        expect(isEqual({ a }, { a: b })).toBe(JSON.stringify(a) === JSON.stringify(b));
      },
    ),
  );
});
