import { limitAsk, type StopReason } from '#contract/walk/limited-ask.ts';
import type { Step } from '#contract/walk/steps.ts';
import { type Ask, walk } from '#contract/walk/walk.ts';
import { type Row, rowOf } from './row.ts';

/** What walking a service found. */
export interface Conformance {
  readonly rows: readonly Row[];
  /** How many requests were made. */
  readonly requests: number;
  /** Why the walk ended early; null: it did not. */
  readonly stopped: StopReason | null;
}

/** Walks the operations of the table, or the given steps, and judges what they answer. */
export async function conform(
  ask: Ask,
  { steps, maxRequests }: { steps?: readonly Step[]; maxRequests?: number } = {},
): Promise<Conformance> {
  const limited = limitAsk(ask, maxRequests);
  const rows: Row[] = [];
  for await (const visit of walk(limited.ask, steps)) rows.push(rowOf(visit, limited.stopped !== null));
  return { rows, requests: limited.requests, stopped: limited.stopped };
}
