import { onePage } from '#service/answer/paging.ts';
import type { Handler } from '#service/operations/request.ts';
import { requiredTeam, writeTeamAt } from './team.ts';

/** teams?t=info&id=: one team with its kits and current competitions. */
export const teamInfo: Handler = (request) => ({
  data: writeTeamAt(requiredTeam(request), request),
  paging: onePage(1),
});
