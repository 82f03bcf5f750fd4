import { writeCoach } from '#service/answer/person.ts';
import type { DataRequest } from '#service/operations/request.ts';
import type { Coach } from '#service/world/people/coaches.ts';

/** Writes a coach with the team that they train at the requested instant. */
export function writeCoachAt(coach: Coach, request: DataRequest) {
  const isWithTeam = request.world.coachOf(coach.teamId, request.now) === coach.id;
  return writeCoach(coach, isWithTeam ? coach.teamId : null, request);
}
