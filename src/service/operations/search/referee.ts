import { listedName } from '#service/answer/person-name.ts';
import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { answerHits, MOST_HITS } from './hits.ts';

/** search?t=referee&q=: referees by first and family name in either order. */
export const referee: Handler = ({ world, names, query }) => {
  const found = names.referees.find(requiredText(query, 'q'), MOST_HITS);
  const referees = found.flatMap((id) => world.referee(id) ?? []);
  return answerHits(referees.map((each) => writeNamedHit(each.id, listedName(each), 'referee')));
};
