/**
 * `npm run bench:page`: Lighthouse (mobile) on the scores page of a Saturday afternoon, medians of five, each
 * run beside one of a trivial page. Prints what was asked for beside what came; never fails on a time.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import lighthouse, { type Report } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { openBrowser } from './browser.ts';
import { median } from './median.ts';
import { start, stop } from './program.ts';

const ROUNDS = 5;
const PORT = 4393;
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const env = {
  PORT: String(PORT),
  SERVICE_PORT: '4394',
  SERVICE_SEED: '1',
  SERVICE_NOW: '2026-11-21T15:30:00Z',
};
const TRIVIAL = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport"
  content="width=device-width"><meta name="description" content="Nothing"><title>Trivial</title>
  <main><h1>Trivial</h1></main></html>`;

/** Marks the frame after the one that shows the first row of a match. */
const MARK_FIRST_ROW = `{
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('main a[href^="/match/"]')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
  });
  watcher.observe(document, { childList: true, subtree: true });
}`;

async function audit(browser: Browser, url: string, flags: object): Promise<Report> {
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument(MARK_FIRST_ROW);
    const result = await lighthouse(url, flags, undefined, page);
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no report');
    return result.lhr;
  } finally {
    await page.close();
  }
}

const value = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN;
const score = (name: string) => (report: Report) => Math.round((report.categories[name]?.score ?? 0) * 100);
const lcp = value('largest-contentful-paint');

function firstRow({ audits }: Report): number {
  const mark = audits['user-timings']?.details?.items?.find(({ name }) => name === 'first-row');
  return Number(mark?.['startTime'] ?? Number.NaN);
}

async function ready(): Promise<void> {
  while (!(await fetch(`${ADDRESS}readyz`).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const trivialServer = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(TRIVIAL);
});
await new Promise<void>((resolve) => trivialServer.listen(0, '127.0.0.1', resolve));
const trivialAddress = `http://127.0.0.1:${(trivialServer.address() as AddressInfo).port}/`;
const { child } = await start('start', env);
await ready();
const browser = await openBrowser();

// Scores come from Lighthouse's simulated phone; what it does not simulate (our mark) from its throttled one.
const THROTTLED = { throttlingMethod: 'devtools', onlyCategories: ['performance'], maxWaitForLoad: 15_000 };
const runs = {
  trivial: [] as Report[],
  ours: [] as Report[],
  slowTrivial: [] as Report[],
  slowOurs: [] as Report[],
};
for (let round = 0; round < ROUNDS; round += 1) {
  runs.trivial.push(await audit(browser, trivialAddress, {}));
  runs.ours.push(await audit(browser, ADDRESS, {}));
  runs.slowTrivial.push(await audit(browser, trivialAddress, THROTTLED));
  runs.slowOurs.push(await audit(browser, ADDRESS, THROTTLED));
}
console.log(
  `\nLighthouse, mobile, medians of ${ROUNDS}, ${await browser.version()}, Node ${process.version}\n`,
);
await browser.close();
trivialServer.close();
await stop(child);

const middle = (reports: readonly Report[], read: (report: Report) => number) => median(reports.map(read));

function line(what: string, wanted: string, got: number, digits: number, all: readonly number[]): void {
  const range = `${Math.min(...all).toFixed(digits)} to ${Math.max(...all).toFixed(digits)}`;
  console.log(`${what.padEnd(44)} ${wanted.padStart(8)} ${got.toFixed(digits).padStart(9)}   (${range})`);
}
const own = (what: string, wanted: string, read: (report: Report) => number, digits = 0) =>
  line(what, wanted, middle(runs.ours, read), digits, runs.ours.map(read));

console.log(`${''.padEnd(44)} ${'wanted'.padStart(8)} ${'median'.padStart(9)}   (range)`);
own('performance', '>= 96', score('performance'));
own('accessibility', '100', score('accessibility'));
own('best practices', '100', score('best-practices'));
own('total blocking time, ms', '<= 200', value('total-blocking-time'));
own('layout shift', '<= 0.01', value('cumulative-layout-shift'), 4);
own('largest contentful paint, ms', '', lcp);
line('the same of the trivial page, ms', '', middle(runs.trivial, lcp), 0, runs.trivial.map(lcp));
const ratios = (ours: readonly Report[], trivial: readonly Report[], read: (report: Report) => number) =>
  ours.map((report, at) => read(report) / lcp(trivial[at] as Report));
const painted = ratios(runs.ours, runs.trivial, lcp);
line('largest contentful paint, x trivial', '<= 2.6', median(painted), 2, painted);
const slowRow = runs.slowOurs.map(firstRow);
line('throttled: first row of a match, ms', '', median(slowRow), 0, slowRow);
const slowTrivial = runs.slowTrivial.map(lcp);
line('throttled: LCP of the trivial page, ms', '', median(slowTrivial), 0, slowTrivial);
const rows = ratios(runs.slowOurs, runs.slowTrivial, firstRow);
line('throttled: first row of a match, x trivial', '<= 3.2', median(rows), 2, rows);
const slowLcp = ratios(runs.slowOurs, runs.slowTrivial, lcp);
line('throttled: largest contentful paint, x trivial', '', median(slowLcp), 2, slowLcp);

const lost = new Set(
  runs.ours.flatMap(({ audits }) =>
    Object.values(audits)
      .filter((one) => one.score !== null && one.score < 0.9 && one.numericValue === undefined)
      .map(({ title }) => title),
  ),
);
if (lost.size > 0) console.log(`\nnot passed: ${[...lost].join('; ')}`);
