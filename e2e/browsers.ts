/**
 * `npm run browsers [-- --only REGEXP --pictures DIR]`: shows 12 pages, a wall and an embed in Chromium, Firefox and WebKit,
 * on a phone and on a desktop. Exits with 1 if a page logs an error, is wider than its window, or has a control below
 * something else. A browser that is not installed is named and left out. Run `npm run build` first.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CHROMIUM } from './support/chromium.ts';
import { findCoveredControls, SAMPLE_COUNT } from './support/covered-controls.ts';
import type { OpenEngine } from './support/engine.ts';
import { FIREFOX } from './support/firefox.ts';
import { PAGE_SAMPLES } from './support/page-samples.ts';
import { PLANTED } from './support/planted.ts';
import { findSituations, situation } from './support/situations.ts';
import { WEBKIT } from './support/webkit.ts';
import { connectWorld, setClock, startWorld } from './support/world.ts';

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, pictures: { type: 'string' } },
});

/** The pages that most visits open, and those with parts that browsers draw differently. */
const PAGES = [
  '/',
  '/my',
  '/tv',
  '/odds',
  '/search',
  '/match/:id',
  '/match/:id/lineups',
  '/match/:id/odds',
  '/competition/:id',
  '/competition/:id/bracket',
  '/team/:id',
  '/about',
];
const SIZES = [
  [390, 844],
  [1280, 900],
] as const;
/** How long a page may take, ms. */
const TIMEOUT_MS = 30_000;
const HAS_CONTENT =
  "document.querySelector('main, #root')?.textContent.trim() && !document.querySelector('main :is([aria-busy=\"true\"], [data-skeleton])')";

interface Stop {
  readonly address: string;
  readonly at: string;
}

async function findStops(): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (const page of PAGES) {
    const sample = PAGE_SAMPLES[page]?.[0];
    if (!sample) throw new Error(`The page ${page} has no sample.`);
    const at = sample.at ?? PLANTED.now;
    await setClock(at);
    stops.push({ at, address: await sample.address() });
  }
  const { match_id } = situation('goal');
  stops.push({ at: PLANTED.now, address: '/wall?views=board&leagues=30&zone=Europe/London' });
  stops.push({ at: PLANTED.now, address: `/embed/match/${match_id}` });
  return stops.filter(({ address }) => new RegExp(options.only).test(address));
}

/** Waits for the page's data and returns whether they came. */
async function waitForContent(engine: OpenEngine): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    if (await engine.evaluate(`!!(${HAS_CONTENT})`)) return true;
    await pause(100);
  }
  return false;
}

/** Returns what is wrong with an open page, in words. */
async function faultsOf(engine: OpenEngine): Promise<readonly string[]> {
  if (!(await waitForContent(engine))) return ['no content'];
  await pause(500);
  const tooWide = Number(
    await engine.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  );
  const covered = (await engine.evaluate(`(${findCoveredControls})(${SAMPLE_COUNT})`)) as string[];
  return [...engine.errors(), ...(tooWide > 0 ? [`${tooWide} px too wide`] : []), ...covered];
}

findSituations(['goal', 'no-coverage']);
const touchline = await startWorld();
connectWorld(touchline);
const stops = await findStops();
let faultCount = 0;
for (const { name, installation, start } of [CHROMIUM, FIREFOX, WEBKIT]) {
  const engine = await start();
  if (!engine) {
    console.log(`${name} is not installed. ${installation}`);
    continue;
  }
  for (const { address, at } of stops) {
    await setClock(at);
    for (const [width, height] of SIZES) {
      await engine.open(touchline.address + address, width, height);
      const faults = await faultsOf(engine);
      faultCount += faults.length;
      for (const fault of faults) console.log(`${name} ${width} px ${address}: ${fault}`);
      if (options.pictures)
        writeFileSync(
          join(options.pictures, `${name}-${width}${address.replace(/\W+/g, '-').slice(0, 40)}.png`),
          await engine.photograph(),
        );
    }
  }
  await engine.close();
  console.log(`${name} ${engine.version}: ${stops.length} addresses.`);
}
await touchline.close();
console.log(`${faultCount} faults.`);
process.exitCode = faultCount > 0 ? 1 : 0;
