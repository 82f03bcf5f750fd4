import { competitionNumber } from '#service/world/country-ids.ts';
import { continentalEntrants } from '#service/world/cups/continental-cup.ts';
import type { Membership } from '#service/world/leagues/membership.ts';
import type { Team, TeamKind } from '#service/world/teams/team.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { COMPETITION_NUMBERS, type Competition } from './competition.ts';
import type { SeasonSchedules } from './season-schedules.ts';

/** Kind of the teams in a league, by its number in the country. */
const TEAM_KINDS: Readonly<Record<number, TeamKind>> = {
  [COMPETITION_NUMBERS.women]: 'women',
  [COMPETITION_NUMBERS.reserves]: 'reserves',
  [COMPETITION_NUMBERS.youth]: 'youth',
};

/**
 * Returns a test whether a team takes part in a competition's season, friendlies excepted. Clubs need no
 * fixture list for it, so that twelve seasons can be tested at once.
 */
export function createParticipation(
  worldIndex: WorldIndex,
  membership: Membership,
  schedules: SeasonSchedules,
): (team: Team, competition: Competition, year: number) => boolean {
  return (team, competition, year) => {
    const { countryId, tier, id } = competition;
    switch (competition.kind) {
      case 'league':
        if (countryId !== team.countryId) return false;
        if (tier === null) return TEAM_KINDS[competitionNumber(id)] === team.kind;
        return membership.tiers(countryId, year)?.[tier - 1]?.includes(team.id) ?? false;
      case 'cup':
        return countryId === team.countryId && team.kind === 'club';
      case 'continental-cup':
        return (
          team.kind === 'club' && continentalEntrants(worldIndex, membership, id, year).includes(team.id)
        );
      case 'national-league':
      case 'national-cup':
      case 'national-qualifiers':
        return (
          team.clubId === null && (schedules.of(competition, year)?.season.teams.includes(team.id) ?? false)
        );
      default:
        return false;
    }
  };
}
