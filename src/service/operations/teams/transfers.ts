import { onePage } from '#service/answer/paging.ts';
import { writeTransfers } from '#service/answer/transfers.ts';
import type { Handler } from '#service/operations/request.ts';
import { requiredTeam } from './team.ts';

/** teams?t=transfers&id=: arrivals and departures since the start of the season. */
export const teamTransfers: Handler = (request) => {
  const { careers } = request.world;
  return {
    data: writeTransfers(careers.transfers(requiredTeam(request), request.now)),
    paging: onePage(1),
  };
};
