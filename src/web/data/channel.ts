import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { infoQuery } from './info.ts';
import { catalogueQuery, polledQuery } from './query.ts';

export const channelQuery = (id: string) => infoQuery<ChannelRecord>('broadcast', id);

/** A page of a country's channels; the first one contains the number of pages. */
export const countryChannelsQuery = (country_id: string, page: number) =>
  catalogueQuery<readonly ChannelRecord[]>('broadcast', {
    t: 'list',
    country_id,
    ...(page > 1 && { page: `${page}` }),
  });

/** A channel's matches of the next two weeks. */
export const channelMatchesQuery = (tv_id: string) =>
  polledQuery<readonly MatchRow[]>('fixtures', { t: 'tv', tv_id });
