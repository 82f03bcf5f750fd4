import { writeLeagueHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { hitList, MAX_HITS } from './hit-list.ts';

/** search?t=league&q=: competitions by name; among equals the most popular first. */
export const searchLeague: Handler = (request) => {
  const { world, searchIndexes, query, covers } = request;
  const ids = searchIndexes.leagues.find(requiredText(query, 'q'), MAX_HITS).filter(covers);
  const competitions = ids.flatMap((id) => world.competition(id) ?? []);
  return hitList(competitions.map((competition) => writeLeagueHit(competition, request)));
};
