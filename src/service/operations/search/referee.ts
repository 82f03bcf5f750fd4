import { listedName } from '#service/answer/person-name.ts';
import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { hitList, MAX_HITS } from './hit-list.ts';

/** search?t=referee&q=: referees by first and family name in either order. */
export const searchReferee: Handler = ({ world, searchIndexes, query }) => {
  const ids = searchIndexes.referees.find(requiredText(query, 'q'), MAX_HITS);
  const referees = ids.flatMap((id) => world.referee(id) ?? []);
  return hitList(referees.map((each) => writeNamedHit(each.id, listedName(each), 'referee')));
};
