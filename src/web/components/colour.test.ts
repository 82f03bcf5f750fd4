import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '#contract/colour.ts';
import { inkOn } from './colour.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('contrast follows WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('text on any kit is readable', () => {
  fc.assert(
    fc.property(hex, (kit) => {
      expect(contrast(kit, inkOn(kit))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
