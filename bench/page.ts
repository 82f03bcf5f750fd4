/**
 * `npm run bench:page [-- NAME …]`: runs Lighthouse (mobile) on the scores of a Saturday afternoon, a live match and other
 * pages, five times each, in turn with a trivial page. Prints medians beside their targets; never fails on a time.
 * Names (`scores`, `match`, `line-ups`, …) restrict the pages.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Report } from 'lighthouse';
import {
  type AuditedPage,
  audit,
  failedAudits,
  firstContentMs,
  largestContentfulPaint,
  readMetric,
  readScore,
} from './audit.ts';
import { openBrowser } from './browser.ts';
import { median } from './median.ts';
import { startScript, stopScript } from './program.ts';

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

interface MeasuredPage extends AuditedPage {
  readonly name: string;
  /** Lowest performance score, and latest paint and content as multiples of the trivial page; '': no target. */
  readonly target: { readonly performance: string; readonly paint: string; readonly selector: string };
}

interface InPlay {
  readonly id: string;
  readonly league: { readonly id: string; readonly country_code: string | null };
  readonly teams: { readonly home: { readonly id: string } };
  readonly events: readonly unknown[];
}

/** Returns the live list, waiting until the server is up. */
async function inPlay(): Promise<readonly InPlay[]> {
  for (;;) {
    const answer = await fetch(`${ADDRESS}/api/v2.2/livescores/?t=live&include=events`).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { data: Awaited<ReturnType<typeof inPlay>> }).data;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function pages(): Promise<readonly MeasuredPage[]> {
  const match = (await inPlay()).find(
    ({ league, events }) => league.country_code === 'en' && events.length > 0,
  );
  const ofMatch = { performance: '>= 92', paint: '', selector: '' };
  return [
    {
      name: 'scores',
      url: `${ADDRESS}/`,
      selector: 'main a[href^="/match/"]',
      target: { performance: '>= 95', paint: '<= 2.9', selector: '<= 3.8' },
    },
    { name: 'match', url: `${ADDRESS}/match/${match?.id}`, selector: '[data-event]', target: ofMatch },
    {
      name: 'line-ups',
      url: `${ADDRESS}/match/${match?.id}/lineups`,
      selector: 'section[data-side] li',
      target: ofMatch,
    },
    {
      name: 'odds-tab',
      url: `${ADDRESS}/match/${match?.id}/odds`,
      selector: '.match-body table',
      target: ofMatch,
    },
    { name: 'tv-tab', url: `${ADDRESS}/match/${match?.id}/tv`, selector: '[data-channels]', target: ofMatch },
    {
      name: 'table',
      url: `${ADDRESS}/competition/${match?.league.id}`,
      selector: '.standings tr',
      target: ofMatch,
    },
    { name: 'team', url: `${ADDRESS}/team/${match?.teams.home.id}`, selector: 'main h1', target: ofMatch },
    { name: 'tv', url: `${ADDRESS}/tv`, selector: 'main a[href^="/match/"]', target: ofMatch },
    { name: 'odds', url: `${ADDRESS}/odds`, selector: 'main a[href^="/match/"]', target: ofMatch },
  ];
}

const trivialServer = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(TRIVIAL);
});
await new Promise<void>((resolve) => trivialServer.listen(0, '127.0.0.1', resolve));
const trivial = { url: `http://127.0.0.1:${(trivialServer.address() as AddressInfo).port}/`, selector: 'h1' };
const { child } = await startScript('start', env);
const browser = await openBrowser();

// Scores come from Lighthouse's simulated phone; our mark, which it does not simulate, from a throttled run.
const THROTTLED = { throttlingMethod: 'devtools', onlyCategories: ['performance'], maxWaitForLoad: 15_000 };
const names = process.argv.slice(2);
const selectedPages = (await pages()).filter(({ name }) => names.length === 0 || names.includes(name));
const runs = [{ ...trivial, name: 'trivial' }, ...selectedPages].map((page) => ({
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
await stopScript(child);

function line(label: string, target: string, all: readonly number[], digits = 0): void {
  const range = `${Math.min(...all).toFixed(digits)} to ${Math.max(...all).toFixed(digits)}`;
  console.log(
    `${label.padEnd(44)} ${target.padStart(8)} ${median(all).toFixed(digits).padStart(9)}   (${range})`,
  );
}

const [
  { simulated: trivialReports, throttled: throttledTrivialReports } = { simulated: [], throttled: [] },
  ...measuredPages
] = runs;
const timesOf = (reports: readonly Report[], floor: readonly Report[], read: (report: Report) => number) =>
  reports.map((report, at) => read(report) / largestContentfulPaint(floor[at] as Report));

line('trivial: largest contentful paint, ms', '', trivialReports.map(largestContentfulPaint));
line('trivial, throttled: the same, ms', '', throttledTrivialReports.map(largestContentfulPaint));
for (const { page, simulated, throttled } of measuredPages) {
  const { target } = page as MeasuredPage;
  console.log(`\n${page.name.padEnd(44)} ${'wanted'.padStart(8)} ${'median'.padStart(9)}   (range)`);
  line('performance', target.performance, simulated.map(readScore('performance')));
  line('accessibility', '100', simulated.map(readScore('accessibility')));
  line('best practices', '100', simulated.map(readScore('best-practices')));
  line('total blocking time, ms', '<= 200', simulated.map(readMetric('total-blocking-time')));
  line('layout shift', '<= 0.01', simulated.map(readMetric('cumulative-layout-shift')), 4);
  line('largest contentful paint, ms', '', simulated.map(largestContentfulPaint));
  line(
    'largest contentful paint, x trivial',
    target.paint,
    timesOf(simulated, trivialReports, largestContentfulPaint),
    2,
  );
  line(`throttled: first ${page.selector}, ms`, '', throttled.map(firstContentMs));
  line(
    `throttled: first ${page.selector}, x trivial`,
    target.selector,
    timesOf(throttled, throttledTrivialReports, firstContentMs),
    2,
  );
  line(
    'throttled: largest contentful paint, x trivial',
    '',
    timesOf(throttled, throttledTrivialReports, largestContentfulPaint),
    2,
  );
  const failures = failedAudits(simulated);
  if (failures.length > 0) console.log(`not passed: ${failures.join('; ')}`);
}
