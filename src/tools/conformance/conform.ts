import { crawl, type SendRequest } from '#contract/crawl/crawl.ts';
import type { CrawlStep } from '#contract/crawl/crawl-steps.ts';
import { limitRequests, type StopReason } from '#tools/crawl/limit-requests.ts';
import { type ConformanceRow, rowOf } from './row.ts';

/** Result of crawling a service. */
export interface Conformance {
  readonly rows: readonly ConformanceRow[];
  readonly requests: number;
  /** Why the crawl ended early; null if it did not. */
  readonly stopped: StopReason | null;
}

/** Crawls the operations of the table, or some steps, and judges the responses. */
export async function conform(
  send: SendRequest,
  { steps, maxRequests }: { steps?: readonly CrawlStep[]; maxRequests?: number } = {},
): Promise<Conformance> {
  const limiter = limitRequests(send, maxRequests);
  const rows: ConformanceRow[] = [];
  for await (const visit of crawl(limiter.send, steps)) rows.push(rowOf(visit, limiter.stopped !== null));
  return { rows, requests: limiter.requests, stopped: limiter.stopped };
}
