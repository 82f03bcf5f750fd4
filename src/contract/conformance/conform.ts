import { limitAsk, type StopReason } from '#contract/walk/limited-ask.ts';
import type { Step } from '#contract/walk/steps.ts';
import { type Ask, walk } from '#contract/walk/walk.ts';
import { type Row, rowOf } from './row.ts';

/** Result of crawling a service. */
export interface Conformance {
  readonly rows: readonly Row[];
  /** Number of requests made. */
  readonly requests: number;
  /** Why the crawl ended early; null if it did not. */
  readonly stopped: StopReason | null;
}

/** Crawls the operations of the table, or some steps, and judges the responses. */
export async function conform(
  ask: Ask,
  { steps, maxRequests }: { steps?: readonly Step[]; maxRequests?: number } = {},
): Promise<Conformance> {
  const limited = limitAsk(ask, maxRequests);
  const rows: Row[] = [];
  for await (const visit of walk(limited.ask, steps)) rows.push(rowOf(visit, limited.stopped !== null));
  return { rows, requests: limited.requests, stopped: limited.stopped };
}
