import { pageOf } from '#service/answer/paging.ts';
import { writeShortTeam } from '#service/answer/team.ts';
import type { Handler } from '#service/operations/request.ts';

/** teams?t=national: men's, women's and youth national teams. */
export const teamNational: Handler = ({ world, page }) => {
  const all = world.teams.filter((team) => team.clubId === null);
  const { items, paging } = pageOf(all, page);
  return { data: items.map(writeShortTeam), paging };
};
