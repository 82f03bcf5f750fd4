import { writeChannel } from '#service/answer/channel.ts';
import { pageOf } from '#service/answer/paging.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

/** broadcast?t=list: channels, optionally of one country. */
export const channelList: Handler = (request) => {
  const { listings, query, page } = request;
  const country = optionalId(query, 'country_id');
  const channels = listings.channels.filter(({ countryId }) => country === null || countryId === country);
  const { items, paging } = pageOf(channels, page);
  return { data: items.map((channel) => writeChannel(channel, request)), paging };
};
