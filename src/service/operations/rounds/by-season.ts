import { onePage } from '#service/answer/paging.ts';
import { writeRound } from '#service/answer/round.ts';
import { requiredSeason } from '#service/operations/horizon.ts';
import type { Handler } from '#service/operations/request.ts';
import { currentParts, roundIds } from '#service/operations/running-season.ts';

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
