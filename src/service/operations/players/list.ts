import { pageOfListing } from '#service/answer/paging.ts';
import { writePlayerRow } from '#service/answer/player.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { playerSnapshot } from './player-snapshot.ts';

/** players?t=list: players with a team, optionally of one nationality. Only the requested page is computed. */
export const playerList: Handler = (request) => {
  const { world, now, page } = request;
  const listing = world.register.players(optionalId(request.query, 'country_id'), now);
  const { items, paging } = pageOfListing(listing, page);
  const players = items.flatMap((id) => world.player(id) ?? []);
  return {
    data: players.map((player) => writePlayerRow(playerSnapshot(world, player, now), request)),
    paging,
  };
};
