import type { Browser, Page, Response } from '@playwright/test';
import { chooseLanguage } from './choose-language.ts';
import { PAGE_SAMPLES, type PageSample } from './page-samples.ts';
import { applyView, photograph } from './photograph.ts';
import { VIEW_GROUPS, type View, type ViewGroup } from './picture-views.ts';
import { PLANTED } from './planted.ts';
import { createSettle, type Settle } from './settle.ts';
import { startWorld } from './world.ts';

/** World seconds per real second: the world stands still, since the service refuses 0. */
const STOPPED_SPEED = 1e-4;
/** When a page has asked for its extras, such as the first legs of its matches, ms. */
const EXTRAS_MS = 3000;
/** Pages that are open at a time: most of them wait. */
const WORKERS = 4;
/** A page is loaded anew if a request has failed. */
const MAX_LOADS = 3;
/** Pause before another picture of a page that has changed, ms. */
const RETRY_MS = 500;
const MAX_PICTURES = 20;

export interface NamedSample {
  /** The page's pattern as a file name: `match-id-lineups`. */
  readonly name: string;
  readonly sample: PageSample;
  /** Default: those of the app's pages. */
  readonly views?: readonly ViewGroup[];
}

/** Returns the samples of all pages with names. */
export const namedSamples = (): readonly NamedSample[] =>
  Object.entries(PAGE_SAMPLES).flatMap(([pattern, samples]) =>
    samples.map((sample, index) => {
      const words = pattern === '/' ? ['scores'] : pattern.match(/\w+/g);
      return { name: [...(words ?? []), ...(index > 0 ? [index + 1] : [])].join('-'), sample };
    }),
  );

/** Whether a crest is a placeholder, which the BFF sends when the data service is too slow. */
const isPlaceholder = (response: Response) =>
  response.url().includes('/img/teams/') && !response.headers()['cache-control']?.includes('immutable');

/** Replaces the measured duration of a request on the API console. */
const hideDurations = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (/^\D{0,9}[\d,.]+ ms\D?$/.test(texts.currentNode.nodeValue ?? ''))
        texts.currentNode.nodeValue = '1 ms';
  });

/** Photographs the page until two pictures in turn are the same. */
async function stablePicture(page: Page, view: View, settle: Settle): Promise<Buffer> {
  let previous = await photograph(page, view, settle);
  for (let count = 1; count < MAX_PICTURES; count += 1) {
    const png = await photograph(page, view, settle);
    if (previous.equals(png)) return png;
    previous = png;
    await page.waitForTimeout(RETRY_MS);
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** Loads the page once and returns its pictures of a group of views; null if a request has failed. */
async function pictures(
  browser: Browser,
  { name, sample }: NamedSample,
  address: string,
  views: ViewGroup,
): Promise<ReadonlyMap<string, Buffer> | null> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => console.error(`${name}: ${error}`));
  page.on('response', (response) => {
    if (response.status() >= 500 || isPlaceholder(response)) failures.push(response.url());
  });
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? '';
    // The app itself aborts what it no longer needs.
    if (!error.includes('ERR_ABORTED')) failures.push(`${request.url()}: ${error}`);
  });
  const settle = createSettle(page);
  await sample.prepare?.(page);
  const [first] = views;
  await applyView(page, first);
  const language = first.direction === 'rtl' ? 'ar-XB' : 'en';
  await chooseLanguage(page, language);
  await page.goto(address);
  await settle();
  await page.waitForTimeout(EXTRAS_MS);
  const pngs = new Map<string, Buffer>();
  for (const view of views) {
    await applyView(page, view);
    await hideDurations(page);
    pngs.set(view.name, await stablePicture(page, view, settle));
  }
  await context.close();
  if (failures.length === 0) return pngs;
  console.error(`${name}: ${failures.join(', ')}`);
  return null;
}

/** Takes the pictures of pages of the project in a folder, each at its instant. */
export async function takePages(
  browser: Browser,
  root: string,
  samples: readonly NamedSample[],
  save: (name: string, view: string, png: Buffer) => void,
): Promise<void> {
  const byInstant = Map.groupBy(samples, ({ sample }) => sample.at ?? PLANTED.now);
  for (const [instant, group] of byInstant) {
    const environment = {
      // Not at a second's edge, where rounding would decide.
      SERVICE_NOW: new Date(Date.parse(instant) + 500).toISOString(),
      SERVICE_SPEED: String(STOPPED_SPEED),
    };
    const touchline = await startWorld(environment, root);
    const waiting: (() => Promise<void>)[] = [];
    for (const named of group) {
      const address = touchline.address + (await named.sample.address());
      for (const views of named.views ?? VIEW_GROUPS)
        waiting.push(async () => {
          let pngs = null;
          for (let loads = 0; !pngs; loads += 1) {
            if (loads === MAX_LOADS)
              throw new Error(`${named.name}: requests fail; take it again with --only.`);
            pngs = await pictures(browser, named, address, views);
          }
          for (const [view, png] of pngs) save(named.name, view, png);
        });
    }
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await next().catch((error) => {
          console.error(String(error));
          process.exitCode = 1;
        });
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    await touchline.close();
  }
}
