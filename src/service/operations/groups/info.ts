import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeGroup } from '#service/answer/season.ts';
import { findSeason } from '#service/operations/horizon.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { seasonOfGroup } from '#service/world/seasons/stages.ts';

/** groups?t=info&id=: one group, found through the season in its id. */
export const groupInfo: Handler = ({ world, query, now }) => {
  const id = requiredId(query, 'id');
  const stages = findSeason(world, seasonOfGroup(id), now)?.stages ?? [];
  const group = stages.flatMap(({ groups }) => groups).find((each) => each.id === id);
  if (group === undefined) throw notFound('Group');
  return { data: writeGroup(group), paging: onePage(1) };
};
