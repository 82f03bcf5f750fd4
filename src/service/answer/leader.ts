import type { PlayerTotals } from '#service/statistics/player-totals.ts';
import type { Season } from '#service/world/seasons/season.ts';
import { listedName } from './person-name.ts';
import type { WriteContext } from './write-context.ts';

/** The fields of each leader list beside matches and minutes (v2.2 wire, leaders). */
const LIST_FIELDS = {
  topscorers: (player: PlayerTotals) => ({
    goals: {
      overall: player.homeGoals + player.awayGoals,
      home: player.homeGoals,
      away: player.awayGoals,
    },
    penalties: player.penalties,
  }),
  topassists: ({ assists }: PlayerTotals) => ({ assists }),
  topcards: ({ yellowcards, yellowredcards, redcards }: PlayerTotals) => ({
    yellowcards,
    // Zero is null, as recorded.
    yellowredcards: yellowredcards || null,
    redcards,
  }),
};

/** Name of a leader list: the `t` of its operation. */
export type LeaderList = keyof typeof LIST_FIELDS;

/** Writes a row of a leader list: counts are numbers, ids are text. */
export function writeLeader(
  list: LeaderList,
  player: PlayerTotals,
  pos: number,
  season: Season,
  { world }: WriteContext,
) {
  const person = world.player(player.playerId);
  return {
    pos,
    player: { id: String(player.playerId), name: person === null ? '' : listedName(person) },
    team: { id: String(player.teamId), name: world.team(player.teamId)?.name ?? '' },
    league_id: String(season.competition),
    season_id: String(season.id),
    matches_played: player.matches,
    minutes_played: player.minutes,
    substituted_in: player.cameOn,
    ...LIST_FIELDS[list](player),
  };
}
