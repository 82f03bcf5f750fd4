/**
 * `npm run bench:page [-- NAME …]`: runs Lighthouse (mobile) on the scores of a Saturday afternoon, a live match and other
 * pages, five times each, in turn with a trivial page. Prints medians beside their targets; never fails on a time.
 * Names (`scores`, `match`, `line-ups`, …) restrict the pages.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Report } from 'lighthouse';
import { audit, firstSign, lcp, lostOf, type Subject, score, value } from './audit.ts';
import { openBrowser } from './browser.ts';
import { median } from './median.ts';
import { start, stop } from './program.ts';

const ROUNDS = 5;
const PORT = 4393;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const env = {
  PORT: String(PORT),
  SERVICE_PORT: '4394',
  SERVICE_SEED: '1',
  SERVICE_NOW: '2026-11-21T15:30:00Z',
};
const TRIVIAL = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport"
  content="width=device-width"><meta name="description" content="Nothing"><title>Trivial</title>
  <main><h1>Trivial</h1></main></html>`;

interface Measured extends Subject {
  readonly name: string;
  /** Lowest performance score, and latest paint and content as multiples of the trivial page; '': no target. */
  readonly wanted: { readonly performance: string; readonly paint: string; readonly sign: string };
}

interface InPlay {
  readonly id: string;
  readonly league: { readonly id: string; readonly country_code: string | null };
  readonly teams: { readonly home: { readonly id: string } };
}

/** Returns the live list, waiting until the server is up. */
async function inPlay(): Promise<readonly InPlay[]> {
  for (;;) {
    const answer = await fetch(`${ADDRESS}/api/v2.2/livescores/?t=live&include=events`).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { data: Awaited<ReturnType<typeof inPlay>> }).data;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function pages(): Promise<readonly Measured[]> {
  const match = (await inPlay()).find(({ league }) => league.country_code === 'en');
  const ofMatch = { performance: '>= 95', paint: '', sign: '' };
  return [
    {
      name: 'scores',
      url: `${ADDRESS}/`,
      sign: 'main a[href^="/match/"]',
      wanted: { performance: '>= 96', paint: '<= 2.6', sign: '<= 3.2' },
    },
    { name: 'match', url: `${ADDRESS}/match/${match?.id}`, sign: '.happening', wanted: ofMatch },
    { name: 'line-ups', url: `${ADDRESS}/match/${match?.id}/lineups`, sign: '.sheet li', wanted: ofMatch },
    {
      name: 'odds-tab',
      url: `${ADDRESS}/match/${match?.id}/odds`,
      sign: '.match-body table',
      wanted: ofMatch,
    },
    { name: 'tv-tab', url: `${ADDRESS}/match/${match?.id}/tv`, sign: '.match-channels', wanted: ofMatch },
    {
      name: 'table',
      url: `${ADDRESS}/competition/${match?.league.id}`,
      sign: '.standings tr',
      wanted: ofMatch,
    },
    { name: 'team', url: `${ADDRESS}/team/${match?.teams.home.id}`, sign: 'main h1', wanted: ofMatch },
    { name: 'tv', url: `${ADDRESS}/tv`, sign: 'main a[href^="/match/"]', wanted: ofMatch },
    { name: 'odds', url: `${ADDRESS}/odds`, sign: 'main a[href^="/match/"]', wanted: ofMatch },
  ];
}

const trivialServer = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(TRIVIAL);
});
await new Promise<void>((resolve) => trivialServer.listen(0, '127.0.0.1', resolve));
const trivial = { url: `http://127.0.0.1:${(trivialServer.address() as AddressInfo).port}/`, sign: 'h1' };
const { child } = await start('start', env);
const browser = await openBrowser();

// Scores come from Lighthouse's simulated phone; our mark, which it does not simulate, from a throttled run.
const THROTTLED = { throttlingMethod: 'devtools', onlyCategories: ['performance'], maxWaitForLoad: 15_000 };
const only = process.argv.slice(2);
const chosen = (await pages()).filter(({ name }) => only.length === 0 || only.includes(name));
const runs = [{ ...trivial, name: 'trivial' }, ...chosen].map((page) => ({
  page,
  simulated: [] as Report[],
  throttled: [] as Report[],
}));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { page, simulated, throttled } of runs) {
    simulated.push(await audit(browser, page));
    throttled.push(await audit(browser, page, THROTTLED));
  }
}
console.log(
  `\nLighthouse, mobile, medians of ${ROUNDS}, ${await browser.version()}, Node ${process.version}\n`,
);
await browser.close();
trivialServer.close();
await stop(child);

function line(what: string, wanted: string, all: readonly number[], digits = 0): void {
  const range = `${Math.min(...all).toFixed(digits)} to ${Math.max(...all).toFixed(digits)}`;
  console.log(
    `${what.padEnd(44)} ${wanted.padStart(8)} ${median(all).toFixed(digits).padStart(9)}   (${range})`,
  );
}

const [{ simulated: plain, throttled: slowPlain } = { simulated: [], throttled: [] }, ...measured] = runs;
const timesOf = (reports: readonly Report[], floor: readonly Report[], read: (report: Report) => number) =>
  reports.map((report, at) => read(report) / lcp(floor[at] as Report));

line('trivial: largest contentful paint, ms', '', plain.map(lcp));
line('trivial, throttled: the same, ms', '', slowPlain.map(lcp));
for (const { page, simulated, throttled } of measured) {
  const { wanted } = page as Measured;
  console.log(`\n${page.name.padEnd(44)} ${'wanted'.padStart(8)} ${'median'.padStart(9)}   (range)`);
  line('performance', wanted.performance, simulated.map(score('performance')));
  line('accessibility', '100', simulated.map(score('accessibility')));
  line('best practices', '100', simulated.map(score('best-practices')));
  line('total blocking time, ms', '<= 200', simulated.map(value('total-blocking-time')));
  line('layout shift', '<= 0.01', simulated.map(value('cumulative-layout-shift')), 4);
  line('largest contentful paint, ms', '', simulated.map(lcp));
  line('largest contentful paint, x trivial', wanted.paint, timesOf(simulated, plain, lcp), 2);
  line(`throttled: first ${page.sign}, ms`, '', throttled.map(firstSign));
  line(`throttled: first ${page.sign}, x trivial`, wanted.sign, timesOf(throttled, slowPlain, firstSign), 2);
  line('throttled: largest contentful paint, x trivial', '', timesOf(throttled, slowPlain, lcp), 2);
  const lost = lostOf(simulated);
  if (lost.length > 0) console.log(`not passed: ${lost.join('; ')}`);
}
