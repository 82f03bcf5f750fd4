import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '#contract/colour.ts';
import { COLOUR_BLIND_VISIONS, difference } from '#contract/colour-difference.ts';
import { DARK_GROUNDS, type Kit, kitColours, LIGHT_GROUNDS, ringOn } from './kit-colours.ts';

const hexOf = (number: number) => `#${number.toString(16).padStart(6, '0')}`;
const kit = (main: string | null, second: string | null = null, number: string | null = null): Kit => ({
  main,
  second,
  number,
});

/** Throws unless the two colours of a match are distinguishable and the text on them is readable. */
function expectApart(home: Kit | null, away: Kit | null): void {
  const [ours, theirs] = kitColours(home, away);
  const context = JSON.stringify([home, away, ours.main, theirs.main]);
  expect(difference(ours.main, theirs.main), context).toBeGreaterThanOrEqual(20);
  for (const vision of COLOUR_BLIND_VISIONS) {
    expect(difference(ours.main, theirs.main, vision), `${vision} ${context}`).toBeGreaterThanOrEqual(10);
  }
  expect(contrast(ours.main, ours.on), context).toBeGreaterThanOrEqual(4.5);
  expect(contrast(theirs.main, theirs.on), context).toBeGreaterThanOrEqual(4.5);
}

test('any two kits are distinguishable for everybody, and readable', () => {
  const hex = fc.option(fc.integer({ min: 0, max: 0xffffff }).map(hexOf));
  const anyKit = fc.option(fc.record({ main: hex, second: hex, number: hex }));
  fc.assert(fc.property(anyKit, anyKit, expectApart), { numRuns: 5_000 });
});

test('all pairs of 125 colours are distinguishable, even if the away side has no other colour', () => {
  const steps = [0, 64, 128, 191, 255];
  const colours = steps.flatMap((r) =>
    steps.flatMap((g) => steps.map((b) => hexOf(r * 65_536 + g * 256 + b))),
  );
  const clashes = colours.flatMap((home) =>
    colours.filter((away) => {
      const [ours, theirs] = kitColours(kit(home), kit(away, away, away));
      return (
        difference(ours.main, theirs.main) < 20 ||
        COLOUR_BLIND_VISIONS.some((vision) => difference(ours.main, theirs.main, vision) < 10)
      );
    }),
  );
  expect(clashes).toEqual([]);
});

test('the home side keeps its colour; the away side tries main, second, third and a fallback', () => {
  const mainColours = (home: Kit, away: Kit) => kitColours(home, away).map(({ main }) => main);
  const red = kit('#c8102e', '#ffffff', '#ffffff');
  expect(mainColours(red, kit('#1d4fb8', '#ffffff'))).toEqual(['#c8102e', '#1d4fb8']);
  expect(mainColours(red, kit('#cc1133', '#1d4fb8'))).toEqual(['#c8102e', '#1d4fb8']);
  expect(mainColours(red, kit('#cc1133', '#c8102e', '#f7d417'))).toEqual(['#c8102e', '#f7d417']);
  expect(mainColours(red, kit('#cc1133', '#c8102e', '#c8102e'))).toEqual(['#c8102e', '#f1f4f1']);
  expect(mainColours(kit('#ffffff'), kit('#ffffff'))).toEqual(['#ffffff', '#101b15']);
  // Different for most people, the same without green cones.
  expect(mainColours(kit('#b03030'), kit('#4f7a30', '#ffe100'))).toEqual(['#b03030', '#ffe100']);
});

test('a number has its own colour where that is readable', () => {
  const [home, away] = kitColours(kit('#1d4fb8', null, '#f7d417'), kit('#f7f7f7', null, '#f4b400'));
  expect([home.on, away.on]).toEqual(['#f7d417', '#000000']);
});

test('a colour that is invisible on its background has a visible ring', () => {
  for (const [grounds, towards] of [
    [LIGHT_GROUNDS, '#000000'],
    [DARK_GROUNDS, '#ffffff'],
  ] as const) {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }).map(hexOf), (hex) => {
        const ring = ringOn(hex, grounds, towards);
        for (const ground of grounds) expect(contrast(ring ?? hex, ground), hex).toBeGreaterThanOrEqual(3);
      }),
    );
  }
  expect(kitColours(kit('#1b1b1b'), kit('#f7f7f7')).map(({ ring }) => ring)).toEqual([
    'light-dark(transparent, #8d8d8d)',
    'light-dark(#7c7c7c, transparent)',
  ]);
});
