import { onePage } from '#service/answer/paging.ts';
import { writeStageGroups } from '#service/answer/season.ts';
import { requiredSeason } from '#service/operations/horizon.ts';
import type { Handler } from '#service/operations/request.ts';

/** groups?t=byseason&season_id=: the stages of a season with their groups. */
export const groupsBySeason: Handler = (request) => {
  const data = requiredSeason(request, 'season_id').stages.map(writeStageGroups);
  return { data, paging: onePage(data.length) };
};
