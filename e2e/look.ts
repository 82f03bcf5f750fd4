/**
 * `npm run words -- look [DIR] [REGEXP]`: photographs every page, view of a wall and embed in the longest and in the tallest text that a
 * language has for each key, and in each language the scores, a match, a table and the settings, at 390 and 1280 px. Needs the
 * fonts of all scripts: on Debian `apt-get install fonts-noto-core fonts-noto-cjk`. Run `npm run build` first. REGEXP chooses pages by
 * name, such as `match-id-lineups`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LANGUAGES } from '#contract/locales.ts';
import { compileMessages } from '#words/compile-messages.ts';
import type { Messages } from '#words/message.ts';
import { readParts } from '#words/message-files.ts';
import { findBrowser } from './support/browser.ts';
import { type NamedSample, namedSamples } from './support/page-pictures.ts';
import { PLANTED } from './support/planted.ts';
import { screenSamples } from './support/screen-samples.ts';
import { createSettle } from './support/settle.ts';
import { findSituations } from './support/situations.ts';
import { startWorld } from './support/world.ts';

const WIDTHS = [390, 1280];
const IN_EACH_LANGUAGE = /^(?:scores|match-id|competition-id-table)$/;
const FONTS = ['NotoNaskhArabic', 'NotoSansCJK'];

const [dir = 'node_modules/.cache/look', only = ''] = process.argv.slice(2);
const chosen = new RegExp(only);
const fonts = execFileSync('fc-list', { encoding: 'utf8' });
const missing = FONTS.filter((font) => !fonts.includes(font));
if (missing.length > 0) {
  console.error(
    `${missing.join(', ')} missing. On Debian: apt-get install fonts-noto-core fonts-noto-cjk. Then run it again.`,
  );
  process.exit(2);
}

const catalogues = new Map(
  LANGUAGES.map((language): [string, Messages] => [
    language,
    Object.assign({}, ...readParts(language).values()),
  ]),
);
const english: Messages = catalogues.get('en') ?? {};

/** Returns for each key the text that is the greatest by a measure, from whatever language. */
function greatestTexts(measureOf: (text: string) => number): Messages {
  const texts = Object.keys(english).map((key) => {
    const all = [...catalogues.values()].flatMap((messages) => messages[key]?.defaultMessage ?? []);
    // Other languages have other plural forms than English.
    const candidates = all.filter((text) => !/, (?:plural|selectordinal),/.test(text));
    const [greatest] = (candidates.length > 0 ? candidates : all).sort((a, b) => measureOf(b) - measureOf(a));
    return [key, { defaultMessage: greatest ?? '' }];
  });
  return Object.fromEntries(texts);
}

/** Returns the heights of texts in the fonts that the browser chooses, px. */
async function heightsOf(page: Page, texts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const heights = await page.evaluate((all) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return [];
    context.font = '100px system-ui, sans-serif';
    return all.map((text) => {
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text);
      return actualBoundingBoxAscent + actualBoundingBoxDescent;
    });
  }, texts);
  return new Map(texts.map((text, at) => [text, heights[at] ?? 0]));
}

/** A set of texts that a page is seen in. */
interface Look {
  readonly name: string;
  readonly language: string;
  /** In place of those of the language. */
  readonly texts?: Messages;
}

async function picture(
  browser: Browser,
  { name, sample }: NamedSample,
  address: string,
  look: Look,
  width: number,
) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width, height: 900 } });
  const page = await context.newPage();
  const { texts } = look;
  if (texts)
    await page.route('**/assets/texts-*/**/*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${compileMessages('en', texts, english)}`,
      }),
    );
  await page.addInitScript((language) => localStorage.setItem('lang', language), look.language);
  await sample.prepare?.(page);
  await page.goto(address);
  await createSettle(page)();
  mkdirSync(join(dir, look.name), { recursive: true });
  const shoot = (file: string) => page.screenshot({ path: join(dir, look.name, `${file}-${width}.png`) });
  await shoot(name);
  if (name === 'scores') {
    await page.locator('header button[aria-haspopup="dialog"]').last().click();
    await page.getByRole('dialog').waitFor();
    await shoot('settings');
  }
  await context.close();
}

const browser = await chromium.launch(findBrowser());
const measure = await browser.newPage();
const heights = await heightsOf(
  measure,
  [...catalogues.values()].flatMap((messages) =>
    Object.values(messages).map(({ defaultMessage }) => defaultMessage),
  ),
);
const extremes: readonly Look[] = [
  { name: 'longest', language: 'en', texts: greatestTexts((text) => text.length) },
  { name: 'tallest', language: 'en', texts: greatestTexts((text) => heights.get(text) ?? 0) },
];
findSituations();
const samples = [...namedSamples(), ...screenSamples()].filter(({ name }) => chosen.test(name));
for (const [instant, group] of Map.groupBy(samples, ({ sample }) => sample.at ?? PLANTED.now)) {
  const touchline = await startWorld({ SERVICE_NOW: instant });
  for (const named of group) {
    const address = touchline.address + (await named.sample.address());
    const languages = IN_EACH_LANGUAGE.test(named.name)
      ? LANGUAGES.map((language): Look => ({ name: language, language }))
      : [];
    for (const look of [...extremes, ...languages])
      for (const width of WIDTHS)
        await picture(browser, named, address, look, width).catch((error) => {
          console.error(`${named.name}, ${look.name}, ${width}: ${error}`);
          process.exitCode = 1;
        });
  }
  await touchline.close();
}
await browser.close();
console.log(`Pictures are in ${dir}.`);
