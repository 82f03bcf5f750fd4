import { idInCountry } from './country-ids.ts';
import { marketValue } from './market-value.ts';
import type { Homelands } from './people.ts';
import type { Player } from './player.ts';
import type { Realm } from './realm.ts';
import type { SquadBook } from './squad-book.ts';
import type { Squads } from './squads.ts';
import { comesIn, type Stint, stintsOf } from './stints.ts';
import type { Team } from './team.ts';
import { TEAM_NUMBERS } from './teams.ts';
import { type Transfers, transfersOf } from './transfers.ts';

/** Where players have been, where they go, and what they are worth. Instants are epoch seconds. */
export interface Careers {
  /** When a player comes into the world; null for an id that cannot be. */
  since(playerId: number): number | null;
  /** His teams until an instant, in order; national teams not among them. */
  stints(playerId: number, instant: number): readonly Stint[];
  /** The moves to and from a team in the season that is on. */
  transfers(team: Team, instant: number): Transfers;
  /** Whole US dollars; null for a player without a club, and where it is next to nothing. */
  value(player: Player, instant: number): number | null;
  /** The national team that has called him up; null for none. */
  nationalTeam(player: Player, instant: number): number | null;
}

export function createCareers(realm: Realm, people: Homelands, book: SquadBook, squads: Squads): Careers {
  return {
    since: (playerId) => comesIn(realm, playerId),
    stints: (playerId, instant) => stintsOf(realm, book, playerId, instant),
    transfers: (team, instant) => transfersOf(realm, people, book, team, instant),
    value: (player, instant) => {
      const team = realm.team(squads.clubOf(player.id, instant) ?? 0);
      return team && marketValue(realm, player, team, squads.yearAt(team.id, instant));
    },
    nationalTeam: (player, instant) => {
      const number = player.women ? TEAM_NUMBERS.nationalWomen : TEAM_NUMBERS.national;
      const teamId = idInCountry(player.countryId, number);
      return squads.squad(teamId, instant).some(({ id }) => id === player.id) ? teamId : null;
    },
  };
}
