import type { ChannelRecord } from '#contract/records/channel.ts';
import { operationQuery } from './query.ts';

/** The channels of a match in all countries (spec, Endpoints, rule 1). */
export const matchTvsQuery = (id: string) =>
  operationQuery<readonly ChannelRecord[]>('broadcast', { t: 'match_tvs', id });
