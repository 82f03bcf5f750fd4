import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { answerHits, MOST_HITS } from './hits.ts';

/** search?t=team&q=: teams by name; among equals the most famous first. */
export const team: Handler = ({ world, names, query }) => {
  const found = names.teams.find(requiredText(query, 'q'), MOST_HITS);
  return answerHits(
    found.flatMap((id) => world.team(id) ?? []).map(({ id, name }) => writeNamedHit(id, name, 'team')),
  );
};
