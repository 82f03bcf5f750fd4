import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeLoneStage, writeStage } from '#service/answer/season.ts';
import { seasonOfStage } from '#service/world/seasons/stages.ts';
import { findSeason, requiredSeason } from './horizon.ts';
import { requiredId } from './parameters.ts';
import type { Handler } from './request.ts';
import { currentParts } from './running-season.ts';

/** stages?t=byseason&season_id=: the stages of a season, in order. */
export const stagesBySeason: Handler = (request) => {
  const season = requiredSeason(request, 'season_id');
  const current = currentParts(request.world, season, request.now);
  const data = season.stages.map((stage) => writeStage(stage, current));
  return { data, paging: onePage(data.length) };
};

/** stages?t=info&id=: one stage, found through the season in its id. */
export const stageInfo: Handler = ({ world, query, now }) => {
  const id = requiredId(query, 'id');
  const stage = findSeason(world, seasonOfStage(id), now)?.stages.find((each) => each.id === id);
  if (stage === undefined) throw notFound('Stage');
  return { data: writeLoneStage(stage), paging: onePage(1) };
};
