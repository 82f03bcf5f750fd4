import { expect, test } from 'vitest';
import { nameWidth } from './name-width.ts';

test('wide letters count for more than narrow ones, and letters of other scripts for most', () => {
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

/** In px at 14 px, as a browser measured them in the font that comes. */
test.each([
  ['SC Gutehoffnung', 91],
  ['Huangpu Boatmen', 98],
  ['Wearmouth Olympic Women', 148],
  ['Leirvik Verft IL', 71],
  ['Mombasa Dhows', 89],
])('%s takes no more than it is given, and not much less', (name, px) => {
  expect(14 * nameWidth(name)).toBeGreaterThan(px - 2);
  expect(14 * nameWidth(name)).toBeLessThan(1.2 * px);
});
