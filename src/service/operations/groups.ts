import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeGroup, writeStageGroups } from '#service/answer/season.ts';
import { seasonOfGroup } from '#service/world/seasons/stages.ts';
import { findSeason, requiredSeason } from './horizon.ts';
import { requiredId } from './parameters.ts';
import type { Handler } from './request.ts';

/** groups?t=byseason&season_id=: the stages of a season with their groups. */
export const groupsBySeason: Handler = (request) => {
  const data = requiredSeason(request, 'season_id').stages.map(writeStageGroups);
  return { data, paging: onePage(data.length) };
};

/** groups?t=info&id=: one group, found through the season in its id. */
export const groupInfo: Handler = ({ world, query, now }) => {
  const id = requiredId(query, 'id');
  const stages = findSeason(world, seasonOfGroup(id), now)?.stages ?? [];
  const group = stages.flatMap(({ groups }) => groups).find((each) => each.id === id);
  if (group === undefined) throw notFound('Group');
  return { data: writeGroup(group), paging: onePage(1) };
};
