import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeSeason } from '#service/answer/season.ts';
import { knownSeason } from '#service/operations/horizon.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { roundIds, runningSeason, seasonsUntil, stagesOf } from '#service/operations/seasons-of.ts';

/** seasons?t=info&id=: one season with its stages and the numbers of its rounds. */
export const info: Handler = (request) => {
  const { world, now } = request;
  const season = knownSeason(world, requiredId(request.query, 'id'), now);
  const competition = season && world.competition(season.competition);
  if (!season || !competition) throw notFound('Season');
  const data = writeSeason(season, {
    running: runningSeason(world, competition.id, now),
    roundIds: roundIds(season),
    stages: stagesOf(world, season),
    hasTable: !competition.isCup && !competition.isFriendly,
    isCup: competition.isCup,
    order: seasonsUntil(world, season).length,
  });
  return { data, paging: onePage(1) };
};
