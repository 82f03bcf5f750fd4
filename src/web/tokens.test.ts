import { expect, test } from 'vitest';
import { contrastOfLinear, type LinearRgb, linearRgb } from '#contract/colour.ts';
import { GROUNDS as GROUND_COLOURS } from '#contract/grounds.ts';
import tokens from './tokens.css?raw';
import wall from './wall/wall.css?raw';

type Scheme = 'light' | 'dark';
type Theme = Readonly<Record<string, readonly number[]>>;

/** Returns the linear sRGB of an OKLCH colour, clipped to the gamut. */
function linear([l = 0, c = 0, h = 0]: readonly number[]): LinearRgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Math.min(Math.max(channel, 0), 1));
  return [red, green, blue];
}

function contrast(a: readonly number[], b: readonly number[]): number {
  return contrastOfLinear(linear(a), linear(b));
}

/** Returns the tokens of a rule for a scheme, without colours that have an alpha. */
function themeOf(selector: string, scheme: Scheme, base: Theme = {}, sheet = tokens): Theme {
  const start = sheet.indexOf(`${selector} {`);
  const rule = sheet.slice(start, sheet.indexOf('}\n', start));
  const tokensByName: Record<string, readonly number[]> = { ...base };
  for (const [, name = '', value = ''] of rule.matchAll(/--([\w-]+): (.+);/g)) {
    const colours = [...value.matchAll(/oklch\(([^)/]+)\)/g)].map(([, text = '']) =>
      text.split(' ').map(Number),
    );
    const colour = scheme === 'light' ? colours[0] : colours.at(-1);
    if (colour) tokensByName[name] = colour;
  }
  return tokensByName;
}

const GROUNDS = ['ground', 'surface', 'raised'] as const;
const ratio = (theme: Theme, text: string, ground: string) =>
  contrast(theme[text] ?? [], theme[ground] ?? []);

test.each(['light', 'dark'] as const)(
  '%s: text has a contrast of 4.5, scores and minutes 7, edges of controls 3',
  (scheme) => {
    const theme = themeOf(':root', scheme);
    for (const ground of GROUNDS) {
      for (const text of ['quiet', 'faint', 'goal', 'lost'])
        expect(ratio(theme, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(ratio(theme, 'edge', ground), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(ratio(theme, 'ink', ground), `ink on ${ground}`).toBeGreaterThanOrEqual(7);
      expect(ratio(theme, 'live', ground), `live on ${ground}`).toBeGreaterThanOrEqual(6.9);
    }
    expect(ratio(theme, 'live', 'surface')).toBeGreaterThanOrEqual(7);
    expect(ratio(theme, 'on-red', 'red')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(theme, 'surface', 'won')).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['light', 'dark'] as const)('high contrast, %s: all text 7, all lines 3', (scheme) => {
  const theme = themeOf(':root[data-theme="contrast"]', scheme, themeOf(':root', scheme));
  for (const ground of GROUNDS) {
    for (const text of ['ink', 'quiet', 'faint', 'live', 'goal', 'lost'])
      expect(ratio(theme, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
  }
  for (const ground of ['ground', 'surface'])
    expect(ratio(theme, 'line', ground), `line on ${ground}`).toBeGreaterThanOrEqual(3);
  expect(ratio(theme, 'on-red', 'red')).toBeGreaterThanOrEqual(7);
  expect(ratio(theme, 'surface', 'won')).toBeGreaterThanOrEqual(7);
  expect(ratio(theme, 'goal', 'goal-wash')).toBeGreaterThanOrEqual(7);
});

test.each(['light', 'dark'] as const)('a wall, %s: all text has a contrast of 7', (scheme) => {
  const theme = themeOf(':root:not([data-theme="contrast"])', scheme, themeOf(':root', scheme), wall);
  for (const text of ['ink', 'quiet', 'live', 'goal', 'lost'])
    expect(ratio(theme, text, 'ground'), text).toBeGreaterThanOrEqual(7);
  expect(ratio(theme, 'surface', 'won')).toBeGreaterThanOrEqual(7);
});

test.each(['light', 'dark'] as const)(
  '%s: accents of house styles are measured against the grounds',
  (scheme) => {
    const theme = themeOf(':root', scheme);
    for (const [at, ground] of GROUNDS.entries())
      expect(
        contrastOfLinear(linearRgb(GROUND_COLOURS[scheme][at] ?? ''), linear(theme[ground] ?? [])),
      ).toBeLessThan(1.01);
  },
);
