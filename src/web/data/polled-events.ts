import type { MatchRow } from '#contract/records/match.ts';
import { polledQuery } from './query.ts';

/** A UTC day's matches with their events, polled for as long as they are shown, since scorers are corrected after the end. */
export const polledEventsQuery = (d: string) =>
  polledQuery<readonly MatchRow[]>('fixtures', { t: 'schedule', d, include: 'events' });
