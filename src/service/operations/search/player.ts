import { listedName } from '#service/answer/person-name.ts';
import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { answerHits, MOST_HITS } from './hits.ts';

/** search?t=player&q=: players of current squads, by first and family name in either order. */
export const player: Handler = ({ world, names, query, now }) => {
  const found = names.players(now).find(requiredText(query, 'q'), MOST_HITS);
  const players = found.flatMap((id) => world.player(id) ?? []);
  return answerHits(players.map((each) => writeNamedHit(each.id, listedName(each), 'player')));
};
