import type { LeagueOfTeam, NamedSeason } from '#service/answer/team.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { FIRST_SEASON, seasonIdOf, seasonName } from '#service/world/seasons/season.ts';
import type { Team } from '#service/world/teams/team.ts';
import type { World } from '#service/world/world.ts';

function namedSeason(competition: Competition, year: number): NamedSeason {
  return { id: seasonIdOf(year, competition.id), name: seasonName(competition, year) };
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
      if (year === undefined || !world.isParticipant(team, competition, year)) return [];
      const years = Array.from({ length: year - FIRST_SEASON + 1 }, (_, back) => year - back);
      const seasons = years
        .filter((each) => world.isParticipant(team, competition, each))
        .map((each) => namedSeason(competition, each));
      return [{ competition, current: namedSeason(competition, year), seasons }];
    });
}
