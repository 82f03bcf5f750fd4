import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { hitList, MAX_HITS } from './hit-list.ts';

/** search?t=tv&q=, and its alias t=channel: TV channels by name. */
export const searchTv: Handler = ({ listings, searchIndexes, query }) => {
  const ids = searchIndexes.channels.find(requiredText(query, 'q'), MAX_HITS);
  const channels = ids.flatMap((id) => listings.channel(id) ?? []);
  return hitList(channels.map(({ id, name }) => writeNamedHit(id, name, 'channel / broadcast')));
};
