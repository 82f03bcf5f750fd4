import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeRound } from '#service/answer/round.ts';
import { roundAddress } from '#service/world/seasons/season.ts';
import { findSeason, requiredSeason } from './horizon.ts';
import { requiredId } from './parameters.ts';
import type { Handler } from './request.ts';
import { currentParts, roundIds } from './running-season.ts';

/** rounds?t=byseason&season_id=: the rounds of a season in order, including those not drawn yet. */
export const roundsBySeason: Handler = (request) => {
  const { world, now } = request;
  const season = requiredSeason(request, 'season_id');
  const current = currentParts(world, season, now).roundId;
  const data = roundIds(season).map((id) =>
    writeRound({ id, name: world.roundName(id) }, season, id === current, 'number'),
  );
  return { data, paging: onePage(data.length) };
};

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
