import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { readBrandFile } from './brand-file.ts';

const ACCENT = { light: '#8a1538', dark: '#ff9db5' };
const SVG =
  '<?xml version="1.0"?>\n<!-- a logo --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"/>';
const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  Buffer.from([0, 0, 0, 40, 0, 0, 0, 20]),
]);

/** Reads a file of this content, beside which is a logo. */
function read(json: unknown, logo: string | Buffer = SVG) {
  const folder = temporaryFolder();
  const path = join(folder, 'brand.json');
  writeFileSync(path, typeof json === 'string' ? json : JSON.stringify(json));
  writeFileSync(join(folder, 'logo.svg'), logo);
  return readBrandFile({ BRAND_FILE: path });
}

test('reads name, logo and accent, and nothing without the variable', () => {
  const { brand, warnings } = read({ name: ' Example Gazette ', logo: 'logo.svg', accent: ACCENT });
  expect(brand).toEqual({
    name: 'Example Gazette',
    logo: { type: 'image/svg+xml', bytes: Buffer.from(SVG), ratio: 3 },
    accent: ACCENT,
  });
  expect(warnings).toEqual([]);
  expect(read({ name: 'A' })).toEqual({ brand: { name: 'A', logo: null, accent: null }, warnings: [] });
  expect(readBrandFile({ BRAND_FILE: ' ' })).toEqual({ brand: null, warnings: [] });
});

test('knows the type of a logo by its content, and its shape within bounds', () => {
  const logoOf = (logo: string | Buffer) => read({ name: 'A', logo: 'logo.svg' }, logo).brand?.logo;
  expect(logoOf(PNG)).toMatchObject({ type: 'image/png', ratio: 2 });
  expect(logoOf('<svg width="10" height="100">')?.ratio).toBe(0.5);
  expect(logoOf('<svg viewBox="0 0 9000 1">')?.ratio).toBe(5);
  expect(logoOf('<svg viewBox="x">')?.ratio).toBe(1);
});

test.each([
  ['no JSON', /^BRAND_FILE must be JSON such as \{ "name": "Example/],
  [[], /^BRAND_FILE must be JSON such as/],
  [{ name: 'A', font: 'Comic Sans' }, /^BRAND_FILE must be JSON such as/],
  [{ name: '' }, /^BRAND_FILE must have one line of at most 30 characters in "name"\.$/],
  [{ name: 'x'.repeat(31) }, /in "name"\.$/],
  [{ name: 'a\nb' }, /in "name"\.$/],
  [{ name: 'A', logo: 7 }, /^BRAND_FILE must have the path of an SVG or PNG file.* in "logo"\.$/],
  [
    { name: 'A', accent: { light: 'red', dark: '#ffffff' } },
    /^BRAND_FILE must have colours such as .* in "accent"\.$/,
  ],
  [{ name: 'A', accent: { light: '#000000' } }, /in "accent"\.$/],
  [' '.repeat(10_001), /^BRAND_FILE must be JSON such as/],
])('keeps the default look with %j, and says what to do', (json, warning) => {
  const { brand, warnings } = read(json);
  expect(brand).toBeNull();
  expect(warnings).toEqual([expect.stringMatching(warning)]);
});

test('a file that is not there is a sentence', () => {
  expect(readBrandFile({ BRAND_FILE: '/nowhere/brand.json' })).toEqual({
    brand: null,
    warnings: ['BRAND_FILE names a file that cannot be read: check its path and mode.'],
  });
});

test.each([
  ['a page', '<!doctype html><svg>', 'has a logo that is neither SVG nor PNG: use one of these'],
  ['a script', 'alert(1)//<svg>', 'has a logo that is neither SVG nor PNG: use one of these'],
  ['65 KB', `<svg>${' '.repeat(65_537)}</svg>`, 'has a logo of more than 64 KB: use a smaller file'],
])('goes without a logo that is %s, with name and accent', (_, logo, fault) => {
  expect(read({ name: 'A', logo: 'logo.svg', accent: ACCENT }, logo)).toEqual({
    brand: { name: 'A', logo: null, accent: ACCENT },
    warnings: [`BRAND_FILE ${fault}.`],
  });
});

test.each([
  [
    { light: '#e0245e', dark: '#ff9db5' },
    'has an "accent.light" with a contrast of 4.0, and text needs 4.5: choose a darker colour',
  ],
  [
    { light: '#8a1538', dark: '#8a1538' },
    'has an "accent.dark" with a contrast of 1.7, and text needs 4.5: choose a lighter colour',
  ],
])('goes without an accent that is illegible (%j)', (accent, fault) => {
  expect(read({ name: 'A', accent })).toEqual({
    brand: { name: 'A', logo: null, accent: null },
    warnings: [`BRAND_FILE ${fault}.`],
  });
});
