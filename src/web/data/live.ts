import type { MatchRow } from '#contract/records/match.ts';
import { polledQuery } from './query.ts';

/**
 * All matches in play with their goals, red cards and VAR decisions, polled fastest. Polling never stops, because the
 * next kick-off will come.
 */
export const liveQuery = polledQuery<readonly MatchRow[]>('livescores', { t: 'live', include: 'events' });
