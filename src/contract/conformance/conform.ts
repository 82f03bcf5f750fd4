import { type Ask, type Reply, walk } from '#contract/walk/walk.ts';
import { type Row, rowOf } from './row.ts';

/** What walking a service found. */
export interface Conformance {
  readonly rows: readonly Row[];
  /** How many requests were made. */
  readonly requests: number;
}

/** Walks every operation of the table and judges what it answers. When the allowance is used up, asks no more. */
export async function conform(ask: Ask): Promise<Conformance> {
  const rows: Row[] = [];
  let requests = 0;
  let last: Reply | null = null;
  const counted: Ask = async (operation, question) => {
    if (last?.status === 429) return last;
    requests += 1;
    last = await ask(operation, question);
    return last;
  };
  for await (const visit of walk(counted)) rows.push(rowOf(visit));
  return { rows, requests };
}
