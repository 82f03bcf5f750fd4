import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { hitList, MAX_HITS } from './hit-list.ts';

/** search?t=team&q=: teams by name; among equals the most famous first. */
export const searchTeam: Handler = ({ world, searchIndexes, query }) => {
  const ids = searchIndexes.teams.find(requiredText(query, 'q'), MAX_HITS);
  return hitList(
    ids.flatMap((id) => world.team(id) ?? []).map(({ id, name }) => writeNamedHit(id, name, 'team')),
  );
};
