import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { WALL_PARAMETERS, WALL_VIEWS, type WallParameter } from '#contract/wall-address.ts';

const list = (item: fc.Arbitrary<string>, maxLength: number) =>
  fc.uniqueArray(item, { minLength: 1, maxLength }).map((items) => items.join(','));
const id = fc.integer({ min: 1, max: 99_999 }).map(String);
const time = fc.constantFrom('00:00', '05:00', '06:30', '12:00', '15:30', '23:59');
const zone = fc.constantFrom('Europe/Berlin', 'Asia/Tokyo', 'America/St_Johns', 'Pacific/Kiritimati', 'UTC');
/** What people type: numbers that are too large, words that are no choice, signs, nothing. */
const nonsense = fc.oneof(
  fc.constantFrom('', ',', 'off', '0', '-1', '1e9', 'Mars/Phobos', '25:61', '%', '%E0%A4%A', '<b>', 'odds'),
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent),
);

/** Values that an address may have; other parameters have nonsense alone. */
const VALUES: Readonly<Partial<Record<WallParameter, fc.Arbitrary<string>>>> = {
  follow: list(id, 5),
  views: list(fc.constantFrom(...WALL_VIEWS), WALL_VIEWS.length),
  every: fc.integer({ min: 5, max: 600 }).map(String),
  leagues: list(id, 5),
  countries: list(fc.constantFrom('en', 'de', 'es', 'sct'), 3),
  zone,
  zones: list(zone, 3),
  lang: fc.constantFrom('en', 'de'),
  theme: fc.constantFrom('dark', 'light', 'contrast'),
  density: fc.constantFrom('normal', 'compact'),
  odds: fc.constantFrom('on', 'off'),
  sound: fc.integer({ min: 0, max: 100 }).map(String),
  from: time,
  until: time,
  rollover: time,
  name: fc.constantFrom('Sports+desk', 'Caf%C3%A9', 'X'.repeat(60)),
};

/** A parameter with a value: every fourth is nonsense. */
const parameter = fc
  .constantFrom(...WALL_PARAMETERS)
  .chain((name) =>
    fc
      .oneof({ arbitrary: VALUES[name] ?? nonsense, weight: 3 }, { arbitrary: nonsense, weight: 1 })
      .map((value) => `${name}=${value}`),
  );

/** Returns random addresses of walls; the same for the same seed. */
export const randomWallAddresses = (count: number, seed: number): readonly string[] =>
  fc
    .sample(fc.array(parameter, { maxLength: 8 }), { numRuns: count, seed })
    .map((parameters) => `/wall?${parameters.join('&')}`);

/** A page that has said nothing for so long is blank. */
const BLANK_MS = 10_000;
/** A loaded wall has a word, a time or a score of at least this height. */
const MIN_TYPE_PX = 30;

/** Opens an address, and waits until something can be read there from afar. Throws if nothing can. */
export async function openRandomWall(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    (minHeight) =>
      [...document.querySelectorAll('#root h1, #root h2, #root time, #root b, #root p, #root span')].some(
        (element) => {
          const { width, height, bottom, right } = element.getBoundingClientRect();
          const isReadable = parseFloat(getComputedStyle(element).fontSize) >= minHeight;
          const isInside = width > 0 && height > 0 && bottom > 0 && right > 0;
          return isReadable && isInside && element.textContent.trim() !== '';
        },
      ),
    MIN_TYPE_PX,
    { timeout: BLANK_MS },
  );
}
