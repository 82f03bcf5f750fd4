import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeRound } from '#service/answer/round.ts';
import { findSeason } from '#service/operations/horizon.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { currentParts } from '#service/operations/running-season.ts';
import { roundAddress } from '#service/world/seasons/season.ts';

/** rounds?t=info&id=: one round, found through the season in its id. */
export const roundInfo: Handler = ({ world, query, now }) => {
  const id = requiredId(query, 'id');
  const address = roundAddress(id);
  const season = findSeason(world, address.season, now);
  if (season === null || address.round >= season.rounds) throw notFound('Round');
  const isCurrent = currentParts(world, season, now).roundId === id;
  const round = { id, name: world.roundName(id) };
  return { data: writeRound(round, season, isCurrent, 'text'), paging: onePage(1) };
};
