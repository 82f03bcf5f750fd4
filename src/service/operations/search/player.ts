import { listedName } from '#service/answer/person-name.ts';
import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { hitList, MAX_HITS } from './hit-list.ts';

/** search?t=player&q=: players of current squads, by first and family name in either order. */
export const searchPlayer: Handler = ({ world, searchIndexes, query, now }) => {
  const ids = searchIndexes.players(now).find(requiredText(query, 'q'), MAX_HITS);
  const players = ids.flatMap((id) => world.player(id) ?? []);
  return hitList(players.map((each) => writeNamedHit(each.id, listedName(each), 'player')));
};
