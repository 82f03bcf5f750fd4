import type { Competition } from './competition.ts';
import { OF_COUNTRY } from './competition.ts';
import { continentalEntrants } from './continental-cup.ts';
import { competitionNumber } from './country-ids.ts';
import type { Membership } from './membership.ts';
import type { Programmes } from './programmes.ts';
import type { Realm } from './realm.ts';
import type { Team, TeamKind } from './team.ts';

/** Kind of the teams in a league, by its number in the country. */
const SIDES: Readonly<Record<number, TeamKind>> = {
  [OF_COUNTRY.women]: 'women',
  [OF_COUNTRY.reserves]: 'reserves',
  [OF_COUNTRY.youth]: 'youth',
};

/**
 * Returns a test whether a team takes part in a competition's season, friendlies excepted. Clubs need no
 * fixture list for it, so that twelve seasons can be tested at once.
 */
export function createEntries(
  realm: Realm,
  membership: Membership,
  programmes: Programmes,
): (team: Team, competition: Competition, year: number) => boolean {
  return (team, competition, year) => {
    const { countryId, tier, id } = competition;
    switch (competition.kind) {
      case 'league':
        if (countryId !== team.countryId) return false;
        if (tier === null) return SIDES[competitionNumber(id)] === team.kind;
        return membership.tiers(countryId, year)?.[tier - 1]?.includes(team.id) ?? false;
      case 'cup':
        return countryId === team.countryId && team.kind === 'club';
      case 'continental-cup':
        return team.kind === 'club' && continentalEntrants(realm, membership, id, year).includes(team.id);
      case 'national-league':
      case 'national-cup':
        return (
          team.kind === 'national' &&
          (programmes.of(competition, year)?.season.teams.includes(team.id) ?? false)
        );
      default:
        return false;
    }
  };
}
