/**
 * `npm run untidy [-- --worlds untidy,sparse,wild --only REGEXP --pictures DIR]`: opens every page, wall view and embed on a
 * phone, on a desktop and as a printed sheet, over a feed with the faults of real ones (docs/untidy-feed.md), one that has
 * little, and one with values beyond every bound. Exits with 1 if a page shows an error, is wider than its screen, logs an
 * error, or has other goals than its score. Run `npm run build` first.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { HOUR_MS } from '#contract/durations.ts';
import { WALL_VIEWS } from '#contract/wall-address.ts';
import { findBrowser } from './support/browser.ts';
import { pageFaults } from './support/page-faults.ts';
import { PAGE_SAMPLES } from './support/page-samples.ts';
import { PLANTED } from './support/planted.ts';
import { createSettle } from './support/settle.ts';
import { findSituations, situation, UNTIDY_NAMES } from './support/situations.ts';
import { UNTIDY_WORLDS } from './support/untidy-world.ts';
import { connectWorld, setClock, startWorld } from './support/world.ts';

const { values: options } = parseArgs({
  options: {
    worlds: { type: 'string', default: Object.keys(UNTIDY_WORLDS).join() },
    only: { type: 'string', default: '' },
    pictures: { type: 'string' },
  },
});

interface Stop {
  readonly address: string;
  readonly at: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** A desktop, a phone, and an A4 sheet. */
const VIEWS = [
  { name: '1280', width: 1280, media: 'screen' },
  { name: '390', width: 390, media: 'screen' },
  { name: 'print', width: 794, media: 'print' },
] as const;
const WALL_WIDTH = 1920;
/** A record that has lost its parts is not there, and a slow machine is busy: the page says so and asks again. */
const EXPECTED = /404 \(Not Found\)|503 \(Service|wake lock|Service Worker/i;

/** Returns the matches whose events contradict the score, and one without events before, in and after play. */
function findMatches(): readonly Stop[] {
  const { match_id, happens } = situation('no-coverage');
  const bare = [-4, 0, 4].map((hours) => ({
    address: `/match/${match_id}`,
    at: new Date(Date.parse(happens) + hours * HOUR_MS).toISOString(),
  }));
  const contradictions = UNTIDY_NAMES.map((name) => {
    const { match_id, instant } = situation(name);
    return { address: `/match/${match_id}`, at: instant };
  });
  return [...bare, ...contradictions];
}

/** Returns all addresses as the tidy world has them: its ids are those of every world. */
async function findStops(): Promise<readonly Stop[]> {
  const { address, serviceAddress, close } = await startWorld();
  connectWorld({ address, serviceAddress });
  const stops: Stop[] = [];
  for (const { at = PLANTED.now, prepare, ...sample } of Object.values(PAGE_SAMPLES).flat()) {
    await setClock(at);
    stops.push({ address: await sample.address(), at, ...(prepare && { prepare }) });
  }
  await close();
  const { match_id } = situation('goal');
  const more = [
    ...WALL_VIEWS.map((view) => `/wall?views=${view}&leagues=30&odds=on&zone=Europe/London`),
    `/embed/match/${match_id}`,
    '/embed/table/30?form=on',
    '/embed/scores?leagues=11,720,30',
  ];
  stops.push(...more.map((address) => ({ address, at: PLANTED.now })), ...findMatches());
  const only = new RegExp(options.only);
  return stops.filter((stop) => only.test(stop.address)).sort((a, b) => a.at.localeCompare(b.at));
}

/** Opens a page in all views and returns what is wrong with it. */
async function check(browser: Browser, world: string, origin: string, stop: Stop, index: number) {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: index % 2 === 0 ? 'dark' : 'light',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url.replace(origin, '')}`;
    if (message.type() === 'error' && !EXPECTED.test(text)) faults.push(text);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  const settle = createSettle(page, { waitsForImages: false });
  await stop.prepare?.(page);
  const isWall = stop.address.startsWith('/wall?');
  for (const [at, { name, width, media }] of VIEWS.entries()) {
    await page.setViewportSize({ width: isWall ? WALL_WIDTH : width, height: isWall ? 1080 : 844 });
    await page.emulateMedia({ media });
    if (at === 0) await page.goto(origin + stop.address);
    await settle();
    for (const fault of await pageFaults(page)) faults.push(`${name}: ${fault}`);
    const file = `${world}-${String(index).padStart(2, '0')}${stop.address.replace(/\W+/g, '-').slice(0, 40)}.${name}.png`;
    if (options.pictures)
      await page.screenshot({ path: join(options.pictures, file), fullPage: media === 'print' });
    if (isWall) break;
  }
  await context.close();
  return [...new Set(faults)].map((fault) => `${world} ${stop.address}: ${fault}`);
}

findSituations(['goal', 'no-coverage', ...UNTIDY_NAMES]);
const stops = await findStops();
const browser = await chromium.launch(findBrowser());
let faultCount = 0;
for (const world of options.worlds.split(',')) {
  const start = UNTIDY_WORLDS[world];
  if (!start) throw new Error(`There is no world ${world}: ${Object.keys(UNTIDY_WORLDS).join(', ')}.`);
  const touchline = await start();
  connectWorld(touchline);
  let now = '';
  for (const [index, stop] of stops.entries()) {
    if (stop.at !== now) await setClock(stop.at);
    now = stop.at;
    const faults = await check(browser, world, touchline.address, stop, index);
    faultCount += faults.length;
    for (const fault of faults) console.log(fault);
  }
  await touchline.close();
  console.log(`${world}: ${stops.length} addresses.`);
}
await browser.close();
console.log(`${faultCount} faults.`);
process.exitCode = faultCount > 0 ? 1 : 0;
