import { onePage } from '#service/answer/paging.ts';
import type { Answer } from '#service/operations/request.ts';

/** No search answers more: there are no pages, and the longest recorded answer has 77 rows (our choice). */
export const MOST_HITS = 100;

/** What was found, the best first. `meta` says 0 whatever is found, as recorded (v2.2 wire, search). */
export function answerHits(data: readonly object[]): Answer {
  return { data, paging: onePage(0) };
}
