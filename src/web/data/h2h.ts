import type { H2hRecord } from '#contract/records/h2h.ts';
import { operationQuery } from './query.ts';

/** Earlier meetings of the two teams of a match; they change with the next match only. */
export const h2hQuery = (id: string) => operationQuery<H2hRecord | null>('h2h', { t: 'match', id });
