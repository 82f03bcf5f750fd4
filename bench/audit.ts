import lighthouse, { type Report } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

/** A page to measure. */
export interface AuditedPage {
  readonly url: string;
  /** Selector of the main content: the moment it appears is marked. */
  readonly selector: string;
}

const MARK_NAME = 'first-sign';

/** Returns a script that marks the frame after the content has appeared. */
const markScript = (selector: string) => `{
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('${MARK_NAME}')));
  });
  watcher.observe(document, { childList: true, subtree: true });
}`;

// After its own timeout Lighthouse leaves a request to the page pending, which fails when the page closes.
process.on('unhandledRejection', (problem) => {
  if (!String(problem).match(/(Session|Target) closed/)) throw problem;
});

/** Runs Lighthouse (mobile) on a page that is opened for the first time. */
export async function audit(
  browser: Browser,
  { url, selector }: AuditedPage,
  flags: object = {},
): Promise<Report> {
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument(markScript(selector));
    const result = await lighthouse(url, flags, undefined, page);
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no report');
    return result.lhr;
  } finally {
    await page.close();
  }
}

/** Returns a reader of an audit's number: ms, or a share. */
export const readMetric = (name: string) => (report: Report) =>
  report.audits[name]?.numericValue ?? Number.NaN;

/** Returns a reader of a category's score, 0 to 100. */
export const readScore = (name: string) => (report: Report) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);

export const largestContentfulPaint = readMetric('largest-contentful-paint');

/** Returns when the content appeared, ms. */
export function firstContentMs({ audits }: Report): number {
  const mark = audits['user-timings']?.details?.items?.find(({ name }) => name === MARK_NAME);
  return Number(mark?.['startTime'] ?? Number.NaN);
}

/** Returns the titles of audits that a report failed. */
export const failedAudits = (reports: readonly Report[]): readonly string[] => [
  ...new Set(
    reports.flatMap(({ audits }) =>
      Object.values(audits)
        .filter(
          (audited) => audited.score !== null && audited.score < 0.9 && audited.numericValue === undefined,
        )
        .map(({ title }) => title),
    ),
  ),
];
