import { notFound } from '#service/answer/errors.ts';
import { onePage, pageOfListing } from '#service/answer/paging.ts';
import { writeCoach } from '#service/answer/person.ts';
import type { Coach } from '#service/world/people/coaches.ts';
import { findCoach } from './find-person.ts';
import { optionalId, requiredId } from './parameters.ts';
import type { DataRequest, Handler } from './request.ts';

/** Writes a coach with the team that they train at the requested instant. */
function writeCoachAt(coach: Coach, request: DataRequest) {
  const isWithTeam = request.world.coachOf(coach.teamId, request.now) === coach.id;
  return writeCoach(coach, isWithTeam ? coach.teamId : null, request);
}

/** coaches?t=info&id=: a current or former coach. */
export const coachInfo: Handler = (request) => {
  const coach = findCoach(request.world, requiredId(request.query, 'id'), request.now);
  if (coach === null) throw notFound('Coach');
  return { data: writeCoachAt(coach, request), paging: onePage(1) };
};

/** coaches?t=list: current coaches, optionally of one nationality. */
export const coachList: Handler = (request) => {
  const { world, now, page } = request;
  const listing = world.register.coaches(optionalId(request.query, 'country_id'), now);
  const { items, paging } = pageOfListing(listing, page);
  const coaches = items.flatMap((id) => world.coach(id) ?? []);
  return { data: coaches.map((coach) => writeCoachAt(coach, request)), paging };
};
