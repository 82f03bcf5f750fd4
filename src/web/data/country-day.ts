import type { MatchRow } from '#contract/records/match.ts';
import { areAllOver } from './day.ts';
import { polledQuery } from './query.ts';

/** The matches of a country's competitions that kick off on a UTC day (`YYYY-MM-DD`). */
export const countryDayQuery = (country_id: string, d: string) =>
  polledQuery<readonly MatchRow[]>('fixtures', { t: 'schedule', d, country_id }, areAllOver);
