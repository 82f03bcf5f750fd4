import { writeMatchChannel } from '#service/answer/channel.ts';
import { onePage } from '#service/answer/paging.ts';
import { requiredMatch } from '#service/operations/find-match.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

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
