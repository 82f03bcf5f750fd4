import { expect, test } from 'vitest';
import { difference } from './colour-difference.ts';

test('differences are distances in OKLab, times 100', () => {
  expect(difference('#000000', '#ffffff')).toBeCloseTo(100, 1);
  expect(difference('#c8102e', '#c8102e')).toBe(0);
  // OKLab (Ottosson): red 0.628, 0.2249, 0.1258; blue 0.452, -0.0324, -0.3115.
  expect(difference('#ff0000', '#0000ff')).toBeCloseTo(
    100 * Math.hypot(0.628 - 0.452, 0.2249 + 0.0324, 0.1258 + 0.3115),
    1,
  );
});

test('red and green are close without red or green cones, blue and yellow are not', () => {
  const [red, green] = ['#b03030', '#4f7a30'];
  expect(difference(red, green)).toBeGreaterThan(20);
  expect(difference(red, green, 'deuteranopia')).toBeLessThan(10);
  expect(difference('#1d4fb8', '#f7d417', 'deuteranopia')).toBeGreaterThan(40);
  expect(difference('#1d4fb8', '#f7d417', 'protanopia')).toBeGreaterThan(40);
});

test('greys look the same with every kind of colour blindness', () => {
  for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
    expect(difference('#404040', '#c0c0c0', vision)).toBeCloseTo(difference('#404040', '#c0c0c0'), 1);
  }
});
