import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeLoneStage } from '#service/answer/season.ts';
import { findSeason } from '#service/operations/horizon.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { seasonOfStage } from '#service/world/seasons/stages.ts';

/** stages?t=info&id=: one stage, found through the season in its id. */
export const stageInfo: Handler = ({ world, query, now }) => {
  const id = requiredId(query, 'id');
  const stage = findSeason(world, seasonOfStage(id), now)?.stages.find((each) => each.id === id);
  if (stage === undefined) throw notFound('Stage');
  return { data: writeLoneStage(stage), paging: onePage(1) };
};
