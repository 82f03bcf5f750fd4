import { expect, test } from 'vitest';
import { nameWidth } from './name-width.ts';

test('counts wide letters more than narrow ones, and other scripts most', () => {
  const [thin = 0, plain = 0, capital = 0, wide = 0, other = 0] = [
    'illi',
    'nsne',
    'NSNE',
    'MWMW',
    '横浜横浜',
  ].map(nameWidth);
  expect(thin).toBeLessThan(plain);
  expect(plain).toBeLessThan(capital);
  expect(capital).toBeLessThan(wide);
  expect(other).toBe(wide);
});

/** Widths in px at 14 px, measured in a browser with the web font. */
test.each([
  ['SC Gutehoffnung', 91],
  ['Huangpu Boatmen', 98],
  ['Wearmouth Olympic Women', 148],
  ['Leirvik Verft IL', 71],
  ['Mombasa Dhows', 89],
])('estimates the width of %s', (name, px) => {
  expect(14 * nameWidth(name)).toBeGreaterThan(px - 2);
  expect(14 * nameWidth(name)).toBeLessThan(1.2 * px);
});
