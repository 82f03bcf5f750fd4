import { onePage } from '#service/answer/paging.ts';
import { writeStage } from '#service/answer/season.ts';
import { requiredSeason } from '#service/operations/horizon.ts';
import type { Handler } from '#service/operations/request.ts';
import { currentParts } from '#service/operations/running-season.ts';

/** stages?t=byseason&season_id=: the stages of a season, in order. */
export const stagesBySeason: Handler = (request) => {
  const season = requiredSeason(request, 'season_id');
  const current = currentParts(request.world, season, request.now);
  const data = season.stages.map((stage) => writeStage(stage, current));
  return { data, paging: onePage(data.length) };
};
