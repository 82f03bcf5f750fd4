import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scheduleUnref } from '#bff/cache/watch.ts';
import { drawPicture, GENERAL_CONTENT } from './draw-picture.ts';
import { createPainter } from './painter.ts';
import type { PictureContent, PictureSide } from './preview.ts';

const painter = createPainter(scheduleUnref);
afterAll(() => painter.close());

const side = (name: string, goals: number | null, colour = '#c8102e'): PictureSide => ({
  name,
  colour,
  goals,
  hasLost: false,
});

const match = (home: PictureSide, away: PictureSide): PictureContent => ({
  kind: 'match',
  heading: 'Northern Shield · Round 3',
  home,
  away,
  state: 'Full time',
  isLive: false,
  day: 'Sat 21 Nov 2026',
  time: '15:00 UTC',
});

/** Returns the texts of an SVG as a reader of XML sees them. */
const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test('general.png is what draws it', async () => {
  const png = await painter.paint(drawPicture(GENERAL_CONTENT));
  const path = join(import.meta.dirname, 'general.png');
  if (png && !png.equals(readFileSync(path))) {
    const folder = join(import.meta.dirname, '../../../node_modules/.cache/preview');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'general.png'), png);
    throw new Error(`The general picture looks otherwise now. Copy ${folder}/general.png over it.`);
  }
});

test('paints a PNG of 1200 by 630 pixels', async () => {
  const png = await painter.paint(drawPicture(match(side('Otterford', 2), side('Kestrel Vale', 1))));
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1_200, 630]);
});

test('returns no picture for SVG that cannot be read, and draws the next one', async () => {
  expect(await painter.paint('<svg')).toBeNull();
  expect(await painter.paint(drawPicture(GENERAL_CONTENT))).not.toBeNull();
});

test('draws the score of names in a script that the fonts lack, and neither of the names', () => {
  const texts = textsIn(drawPicture(match(side('الهلال', 3), side('Kestrel Vale', 0))));
  expect(texts).toEqual(expect.arrayContaining(['3', '0', 'Full time', 'Sat 21 Nov 2026, 15:00 UTC']));
  expect(texts).not.toContain('Kestrel Vale');
});

test('draws the time of kick-off as large as a score', () => {
  const svg = drawPicture(match(side('Otterford', null), side('Kestrel Vale', null)));
  expect(svg).toMatch(/font-size="1\d\d"[^>]*>15:00</);
});

test('breaks a long name between words, and shortens one that is too long for that', () => {
  const draw = (name: string) => textsIn(drawPicture(match(side(name, 1), side('Kestrel Vale', 1))));
  expect(draw('Wolverhampton Wanderers and Friends')).toEqual(
    expect.arrayContaining(['Wolverhampton', 'Wanderers and Friends']),
  );
  expect(draw('W'.repeat(100)).some((text) => /^W+…$/.test(text ?? ''))).toBe(true);
});

test('keeps names with markup and control characters as text', async () => {
  const svg = drawPicture(match(side('<b>"A"&\u0000\u202e', 1), side("]]><script>'</script>", 1)));
  expect(textsIn(svg)).toContain('&lt;b&gt;&quot;A&quot;&amp;');
  expect(svg).not.toMatch(/<script|<b>|\p{Cc}/u);
  expect(await painter.paint(svg)).not.toBeNull();
});
