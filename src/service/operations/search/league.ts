import { writeLeagueHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { answerHits, MOST_HITS } from './hits.ts';

/** search?t=league&q=: competitions by name; among equals the most popular first. */
export const league: Handler = (request) => {
  const { world, names, query, covers } = request;
  const found = names.leagues.find(requiredText(query, 'q'), MOST_HITS).filter(covers);
  const competitions = found.flatMap((id) => world.competition(id) ?? []);
  return answerHits(competitions.map((competition) => writeLeagueHit(competition, request)));
};
