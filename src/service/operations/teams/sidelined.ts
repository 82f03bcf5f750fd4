import { countedPage } from '#service/answer/paging.ts';
import { countAbsentees, writeSidelined } from '#service/answer/sidelined.ts';
import type { Handler } from '#service/operations/request.ts';
import { requiredTeam } from './team.ts';

/** teams?t=sidelined&id=: players who are injured or suspended today, in any competition. */
export const teamSidelined: Handler = (request) => {
  const team = requiredTeam(request);
  const absences = request.world.sidelined(team.id, request.now);
  return { data: writeSidelined(team, absences, request), paging: countedPage(countAbsentees(absences)) };
};
