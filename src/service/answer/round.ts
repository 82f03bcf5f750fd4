import type { NamedId } from '#service/world/named-id.ts';
import type { Season } from '#service/world/seasons/season.ts';
import { typed } from './wire-types.ts';

/** Writes a round of the list, or with text ids of `info` (v2.2 wire, rounds). */
export function writeRound(round: NamedId, season: Season, isCurrent: boolean, ids: 'number' | 'text') {
  return {
    id: typed(round.id, ids),
    name: round.name,
    league_id: typed(season.competition, ids),
    season_id: typed(season.id, ids),
    is_current: isCurrent ? 1 : 0,
  };
}
