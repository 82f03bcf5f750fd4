/** What styles the pages: utilities, and a list of style sheets (docs/decisions/0041-styles-are-utilities.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { classNamesIn } from './testing/class-names.ts';

const web = join(import.meta.dirname, '../web');

/** Style sheets whose class names are the utilities of `@utility`, or that have none. */
const SHARED = {
  'main.css': 'the tokens and utilities of all pages',
  'fonts.css': 'the font of the pages and the walls',
  'names.css': 'names of teams where there is little room',
  'features.css': 'the sheets of features that the scores do not have',
  'print.css': 'what a printed page leaves out, and where it breaks',
  'patterns.css': 'the patterns that several features share',
  'theme.css': 'the tokens by name, sizes, variants, and the layout of pages',
  'scripts.css': 'fonts, lines and breaks of other scripts than Latin, Greek and Cyrillic',
  'tokens.css': 'the colours of both themes',
};

/** Style sheets of one feature, and what utilities cannot say well in them. */
const OF_FEATURES = {
  'features/days/sticky.css': 'what stays above a list, by the height of the window',
  'features/line-ups/pitch.css': 'places of players by line and column',
  'features/match-curve/curve.css': 'parts of an SVG',
  'features/match-header/match.css': 'a team in its colours in each of the boxes of a header; print',
  'features/match-row/match-row.css': 'rows, of which a page has up to 1,500',
  'features/standings/standings.css': 'cells by their column',
  'features/tv/channel-grid.css': 'lanes by the minutes of a day',
  'lists/row-extras/row-extras.css': 'the extras of rows, for which these reserve room before they load',
  'ui/tabs.css': 'ends that fade by how far a row is scrolled',
};

/** Style sheets of the programs beside the app. */
const OF_PROGRAMS = {
  'embed/embed.css': 'the style of an embed: its font, its reset and utilities',
  'wall/wall.css': 'the style of a wall: its font, the rem by the screen, and utilities',
};

const MAX_SHEETS = 20;
const MAX_LINES = 2_200;

const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
const source = (file: string) => readFileSync(join(web, file), 'utf8');

test('only the listed style sheets exist', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.sort()).toEqual(Object.keys({ ...SHARED, ...OF_FEATURES, ...OF_PROGRAMS }).sort());
  expect(sheets.length).toBeLessThanOrEqual(MAX_SHEETS);
  const lines = sheets.map((sheet) => source(sheet).split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_LINES);
});

test.each(Object.keys({ ...SHARED, ...OF_PROGRAMS }))('%s defines no class name of its own', (sheet) => {
  expect([...classNamesIn(source(sheet))]).toEqual([]);
});

test.each(Object.keys(OF_PROGRAMS))('%s gives no class another size or colour than theme.css', (sheet) => {
  expect(source(sheet)).toContain('@import "#web/theme.css"');
  expect(source(sheet)).not.toMatch(/--(?:spacing|text|color|radius|breakpoint|container)\b[\w*-]*:/);
});

test.each(Object.keys(OF_FEATURES))('%s begins its class names with its own', (sheet) => {
  const stem = basename(sheet, '.css');
  const patterns = [...source('patterns.css').matchAll(/@utility ([\w-]+)/g)].map(([, name]) => name);
  const foreign = [...classNamesIn(source(sheet))].filter(
    (name) => name !== stem && !patterns.includes(name) && !name.startsWith(`${stem}-`),
  );
  expect(foreign).toEqual([]);
});

test('local fonts that are scaled for Latin letters leave those of other scripts as they are', () => {
  const faces = source('main.css').match(/@font-face \{[^}]*size-adjust[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(4);
  for (const face of faces) expect(face).toMatch(/unicode-range: U\+0-36F, /);
});

test.each(['main.css', ...Object.keys(OF_PROGRAMS)])(
  '%s aligns names of another direction, in Chromium too',
  (sheet) => {
    expect(source(sheet)).toMatch(
      /\[dir="auto"\][^}]*text-align: -webkit-match-parent;[^;}]*text-align: match-parent;/,
    );
  },
);
