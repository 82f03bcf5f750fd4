import { requiredMatch } from '#service/operations/match.ts';
import type { Handler } from '#service/operations/request.ts';
import { compared } from './compared.ts';

/** h2h?t=match&id=: the two teams of a match, home first, including the match itself once it is over. */
export const match: Handler = (request) => {
  const { home, away } = requiredMatch(request);
  return compared(home, away, request);
};
