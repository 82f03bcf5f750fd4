import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { infoQuery } from './info.ts';
import { polledQuery } from './query.ts';

export const channelQuery = (id: string) => infoQuery<ChannelRecord>('broadcast', id);

/** A channel's matches of the next two weeks. */
export const channelMatchesQuery = (tv_id: string) =>
  polledQuery<readonly MatchRow[]>('fixtures', { t: 'tv', tv_id });
