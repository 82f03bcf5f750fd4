import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { answerHits, MOST_HITS } from './hits.ts';

/** search?t=tv&q=, and its alias t=channel: TV channels by name. */
export const tv: Handler = ({ listings, names, query }) => {
  const found = names.channels.find(requiredText(query, 'q'), MOST_HITS);
  const channels = found.flatMap((id) => listings.channel(id) ?? []);
  return answerHits(channels.map(({ id, name }) => writeNamedHit(id, name, 'channel / broadcast')));
};
