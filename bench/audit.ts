import lighthouse, { type Report } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

/** A page that is measured. */
export interface Subject {
  readonly url: string;
  /** What people came for, as a selector: the moment it shows is marked. */
  readonly sign: string;
}

const MARK = 'first-sign';

/** Marks the frame after the one that shows the sign. */
const markSign = (sign: string) => `{
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(sign)})) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('${MARK}')));
  });
  watcher.observe(document, { childList: true, subtree: true });
}`;

// Where its patience ends, Lighthouse leaves a question to the page open, which the page's end then fails.
process.on('unhandledRejection', (problem) => {
  if (!String(problem).match(/(Session|Target) closed/)) throw problem;
});

/** What Lighthouse (mobile) says of a page that is opened for the first time. */
export async function audit(browser: Browser, { url, sign }: Subject, flags: object = {}): Promise<Report> {
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument(markSign(sign));
    const result = await lighthouse(url, flags, undefined, page);
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no report');
    return result.lhr;
  } finally {
    await page.close();
  }
}

/** A measured number of a report, by the name of its audit: ms, or a share. */
export const value = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN;

/** A category's score, of 100. */
export const score = (name: string) => (report: Report) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);

export const lcp = value('largest-contentful-paint');

/** When the sign showed, ms. */
export function firstSign({ audits }: Report): number {
  const mark = audits['user-timings']?.details?.items?.find(({ name }) => name === MARK);
  return Number(mark?.['startTime'] ?? Number.NaN);
}

/** The titles of what some report did not pass. */
export const lostOf = (reports: readonly Report[]): readonly string[] => [
  ...new Set(
    reports.flatMap(({ audits }) =>
      Object.values(audits)
        .filter((one) => one.score !== null && one.score < 0.9 && one.numericValue === undefined)
        .map(({ title }) => title),
    ),
  ),
];
