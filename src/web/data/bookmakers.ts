import type { BookmakerRecord } from '#contract/records/bookmaker.ts';
import { catalogueQuery } from './query.ts';

/** All bookmakers, in display order. */
export const bookmakersQuery = catalogueQuery<readonly BookmakerRecord[]>('bookmakers', { t: 'list' });
