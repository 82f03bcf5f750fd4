import type { PlayerTotals } from '#service/statistics/player-totals.ts';
import type { Player } from '#service/world/people/player.ts';
import { average, percentage } from './averages.ts';
import { listedName } from './person-name.ts';

/**
 * Writes stats?t=player (v2.2 wire, stats): `avg` of matches is a percentage of the team's matches, other `avg`
 * are per match. Zero assists, penalties, offsides and substitutions are null, as recorded; other zeros are 0.
 *
 * @param teamMatches number of matches of the player's team
 */
export function writePlayerSeasonStats(player: Player, totals: PlayerTotals, teamMatches: number) {
  const share = (total: number) => ({ total, avg: average(total, totals.matches) });
  const orNull = (total: number) => ({ ...share(total), total: total || null });
  const ofTeam = (total: number) => ({ total, avg: percentage(total, teamMatches) });
  return {
    id: String(player.id),
    name: listedName(player),
    matches: { played: ofTeam(totals.matches), starting: ofTeam(totals.starts) },
    minutes_played: totals.minutes,
    assists: orNull(totals.assists),
    penalties: orNull(totals.penalties),
    offsides: orNull(totals.offsides),
    substitutions: { in: orNull(totals.cameOn), out: orNull(totals.wentOff) },
    cards: {
      yellow: share(totals.yellowcards),
      yellowred: share(totals.yellowredcards),
      redcards: share(totals.redcards),
    },
    goals: share(totals.homeGoals + totals.awayGoals),
    shots: {
      total: totals.shots_total,
      on_target: share(totals.shots_on_target),
      off_target: share(totals.shots_off_target),
      blocked: share(totals.shots_blocked),
    },
  };
}
