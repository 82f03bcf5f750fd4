import type { Browser, Page } from '@playwright/test';
import { PAGE_SAMPLES, type PageSample } from './page-samples.ts';
import { applyView, photograph, resizeTo } from './photograph.ts';
import { VIEW_GROUPS, type View } from './picture-views.ts';
import { PLANTED } from './planted.ts';
import type { SavePicture } from './save-picture.ts';
import { startWorld } from './world.ts';

/** World seconds per real second: the world stands still, since the service refuses 0. */
const STOPPED_SPEED = 1e-4;
/** How long a page must have had no request under way, ms. */
const QUIET_MS = 500;
/** Pause between two pictures that must be the same, ms. */
const STABLE_MS = 150;
const MAX_PICTURES = 20;

interface NamedSample {
  /** The page's pattern as a file name: `match-id-lineups`. */
  readonly name: string;
  readonly sample: PageSample;
}

/** Returns the samples of all pages with names. */
export const namedSamples = (): readonly NamedSample[] =>
  Object.entries(PAGE_SAMPLES).flatMap(([pattern, samples]) =>
    samples.map((sample, index) => {
      const words = pattern === '/' ? ['scores'] : pattern.match(/\w+/g);
      return { name: [...(words ?? []), ...(index > 0 ? [index + 1] : [])].join('-'), sample };
    }),
  );

/** Returns a function that waits until the page has had no request under way for a while. */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  let changedAt = performance.now();
  page.on('request', (request) => {
    underWay.add(request);
    changedAt = performance.now();
  });
  const end = (request: unknown) => {
    underWay.delete(request);
    changedAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (underWay.size > 0 || performance.now() - changedAt < QUIET_MS)
      await page.waitForTimeout(QUIET_MS / 10);
  };
}

/** Photographs the page until two pictures in turn are the same. */
async function stablePicture(page: Page, view: View, settle: () => Promise<void>): Promise<Buffer> {
  let previous: Buffer | null = null;
  for (let count = 0; count < MAX_PICTURES; count += 1) {
    await settle();
    const png = await photograph(page, view);
    if (previous?.equals(png)) return png;
    previous = png;
    await page.waitForTimeout(STABLE_MS);
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** Loads the page once and takes a group of views. */
async function takeGroup(
  browser: Browser,
  { name, sample }: NamedSample,
  address: string,
  views: (typeof VIEW_GROUPS)[number],
  save: SavePicture,
): Promise<void> {
  const [first] = views;
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${name}: ${error}`));
  const settle = watchRequests(page);
  await sample.prepare?.(page);
  await resizeTo(page, first);
  await applyView(page, first);
  const language = first.direction === 'rtl' ? 'ar-XB' : 'en';
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
  for (const view of views) {
    await applyView(page, view);
    save('pages', name, view.name, await stablePicture(page, view, settle));
  }
  await context.close();
}

/** Takes the pictures of pages of the project in a folder, each at its instant, several at a time. */
export async function takePages(
  browser: Browser,
  root: string,
  samples: readonly NamedSample[],
  save: SavePicture,
  workers: number,
): Promise<void> {
  const byInstant = Map.groupBy(samples, ({ sample }) => sample.at ?? PLANTED.now);
  for (const [instant, group] of byInstant) {
    const environment = {
      // Not at a second's edge, where rounding would decide.
      SERVICE_NOW: new Date(Date.parse(instant) + 500).toISOString(),
      SERVICE_SPEED: String(STOPPED_SPEED),
    };
    const touchline = await startWorld(environment, root);
    const waiting = group.flatMap((sample) => VIEW_GROUPS.map((views) => ({ sample, views })));
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const address = touchline.address + (await next.sample.sample.address());
        await takeGroup(browser, next.sample, address, next.views, save);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    await touchline.close();
  }
}
