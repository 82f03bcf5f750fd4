import { requiredMatch } from '#service/operations/find-match.ts';
import type { Handler } from '#service/operations/request.ts';
import { compareTeams } from './compare-teams.ts';

/** h2h?t=match&id=: the two teams of a match, home first, including the match itself once it is over. */
export const h2hMatch: Handler = (request) => {
  const { home, away } = requiredMatch(request);
  return compareTeams(home, away, request);
};
