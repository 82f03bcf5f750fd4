import { notFound } from '#service/answer/errors.ts';
import type { TvChannel } from '#service/broadcast/channels.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { DataRequest } from '#service/operations/request.ts';

/** Returns the channel that a parameter addresses; throws "Channel not found". */
export function requiredChannel({ listings, query }: DataRequest, parameter: string): TvChannel {
  const channel = listings.channel(requiredId(query, parameter));
  if (channel === null) throw notFound('Channel');
  return channel;
}
