import { onePage } from '#service/answer/paging.ts';
import type { Handler } from '#service/operations/request.ts';
import { requiredTeam, tellTeam } from './team.ts';

/** teams?t=info&id=: one team with its kits and current competitions. */
export const info: Handler = (request) => ({
  data: tellTeam(requiredTeam(request), request),
  paging: onePage(1),
});
