import { onePage } from '#service/answer/paging.ts';
import { writeSeason } from '#service/answer/season.ts';
import { requiredSeason } from './horizon.ts';
import type { Handler } from './request.ts';
import { currentParts, roundIds, seasonsUntil } from './running-season.ts';

/** seasons?t=info&id=: one season with its stages and the ids of its rounds. */
export const seasonInfo: Handler = (request) => {
  const { world, now } = request;
  const season = requiredSeason(request, 'id');
  const current = currentParts(world, season, now);
  const order = seasonsUntil(world, season).length;
  return { data: writeSeason(season, current, roundIds(season), order), paging: onePage(1) };
};
