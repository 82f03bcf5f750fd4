import { writeChannel, writeMatchChannel } from '#service/answer/channel.ts';
import { notFound } from '#service/answer/errors.ts';
import { onePage, pageOf } from '#service/answer/paging.ts';
import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import type { TvChannel } from '#service/broadcast/channels.ts';
import { requiredMatch } from './find-match.ts';
import { fixturesOfDay } from './fixtures-of-day.ts';
import { matchPage, sortInListOrder, visibleMatches } from './match-lists.ts';
import { optionalId, requiredDay, requiredId } from './parameters.ts';
import type { DataRequest, Handler } from './request.ts';

/** Returns the channel that a parameter addresses; throws "Channel not found". */
export function requiredChannel({ listings, query }: DataRequest, parameter: string): TvChannel {
  const channel = listings.channel(requiredId(query, parameter));
  if (channel === null) throw notFound('Channel');
  return channel;
}

/** broadcast?t=info&id=: one channel. */
export const channelInfo: Handler = (request) => ({
  data: writeChannel(requiredChannel(request, 'id'), request),
  paging: onePage(1),
});

/** broadcast?t=list: channels, optionally of one country. */
export const channelList: Handler = (request) => {
  const { listings, query, page } = request;
  const country = optionalId(query, 'country_id');
  const channels = listings.channels.filter(({ countryId }) => country === null || countryId === country);
  const { items, paging } = pageOf(channels, page);
  return { data: items.map((channel) => writeChannel(channel, request)), paging };
};

/**
 * broadcast?t=match_tvs&id=: the channels of a match in all countries; `country_broadcast_id` has no effect
 * (spec, Endpoints, rule 1).
 */
export const matchTvs: Handler = (request) => {
  // Reads the parameter only to refuse an invalid value.
  optionalId(request.query, 'country_broadcast_id');
  const channels = request.listings.channelsOf(requiredMatch(request), request.now);
  const data = channels.map((channel) => writeMatchChannel(channel, request));
  return { data, paging: onePage(data.length) };
};

/** broadcast?t=schedule&d=: the televised matches of a day in the `utc` offset. */
export const broadcastSchedule: Handler = (request) => {
  const { listings, query, now } = request;
  const matches = visibleMatches(fixturesOfDay(requiredDay(query, 'd'), request), now);
  const televised = matches.filter((fixture) => listings.isTelevised(fixture, now));
  return matchPage(sortInListOrder(televised, request), MATCH_TYPES.broadcast, request);
};
