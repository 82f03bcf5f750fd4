import { onePage } from '#service/answer/paging.ts';
import type { OperationResult } from '#service/operations/request.ts';

/** Searches have no pages; the longest recorded response has 77 rows (our choice). */
export const MAX_HITS = 100;

/** Returns the hits, best first. The counts in `meta` are always 0, as recorded (v2.2 wire, search). */
export function hitList(data: readonly object[]): OperationResult {
  return { data, paging: onePage(0) };
}
