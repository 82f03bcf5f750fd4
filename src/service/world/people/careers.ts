import { lastCallUp } from '#service/world/calendar/call-up-periods.ts';
import type { NationalSide } from '#service/world/catalogue/international.ts';
import { nationalTeamId } from '#service/world/nations/national-teams.ts';
import { isYouth } from '#service/world/nations/youth-age.ts';
import type { SquadBook } from '#service/world/squads/squad-book.ts';
import type { Squads } from '#service/world/squads/squads.ts';
import type { Team } from '#service/world/teams/team.ts';
import { marketValue } from '#service/world/transfers/market-value.ts';
import { type Transfers, transfersOf } from '#service/world/transfers/transfers.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import type { Homelands } from './people.ts';
import type { Player } from './player.ts';
import { type Stint, stintsOf } from './stints.ts';

/** Past teams, transfers and values of players. Instants are epoch seconds. */
export interface Careers {
  /** Returns when a player enters the world; null for an impossible id. */
  since(playerId: number): number | null;
  /** Returns the player's clubs until an instant, in order. */
  stints(playerId: number, instant: number): readonly Stint[];
  /** Returns the transfers of a team in the current season. */
  transfers(team: Team, instant: number): Transfers;
  /** Returns whole US dollars; null without a club and below the minimum. */
  value(player: Player, instant: number): number | null;
  /** Returns the national team that has called the player up; null for none. */
  nationalTeam(player: Player, instant: number): number | null;
}

export function createCareers(
  worldIndex: WorldIndex,
  people: Homelands,
  book: SquadBook,
  squads: Squads,
): Careers {
  return {
    since: book.since,
    stints: (playerId, instant) => stintsOf(book, playerId, instant),
    transfers: (team, instant) => transfersOf(worldIndex, people, book, team, instant),
    value: (player, instant) => {
      const team = worldIndex.team(squads.clubOf(player.id, instant) ?? 0);
      return team && marketValue(worldIndex, player, team, squads.yearAt(team.id, instant));
    },
    nationalTeam: (player, instant) => {
      const sides: readonly NationalSide[] = player.isWoman
        ? ['national-women']
        : isYouth(player.born, lastCallUp(instant).from)
          ? ['national', 'national-youth']
          : ['national'];
      const teamIds = sides.map((side) => nationalTeamId(player.countryId, side));
      return (
        teamIds.find((teamId) => squads.squad(teamId, instant).some(({ id }) => id === player.id)) ?? null
      );
    },
  };
}
