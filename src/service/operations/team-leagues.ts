import type { LeagueOfTeam, NamedSeason } from '#service/answer/team.ts';
import type { Competition } from '#service/world/competition.ts';
import { FIRST_SEASON, seasonId, seasonName } from '#service/world/season.ts';
import type { Team } from '#service/world/team.ts';
import type { World } from '#service/world/world.ts';

function named(competition: Competition, year: number): NamedSeason {
  return { id: seasonId(year, competition.id), name: seasonName(competition, year) };
}

/**
 * Returns the competitions whose current season includes a team, with the team's seasons in each; without
 * friendlies.
 */
export function leaguesOfTeam(world: World, team: Team, now: number): readonly LeagueOfTeam[] {
  return world.competitions
    .filter(({ countryId }) => countryId === null || countryId === team.countryId)
    .flatMap((competition): LeagueOfTeam[] => {
      if (competition.isFriendly) return [];
      const year = world.seasonAt(competition.id, now)?.year;
      if (year === undefined || !world.enters(team, competition, year)) return [];
      const years = Array.from({ length: year - FIRST_SEASON + 1 }, (_, back) => year - back);
      const seasons = years
        .filter((each) => world.enters(team, competition, each))
        .map((each) => named(competition, each));
      return [{ competition, current: named(competition, year), seasons }];
    });
}
