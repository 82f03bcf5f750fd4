import type { MatchRow } from '#contract/records/match.ts';
import type { Favourite } from '#web/settings/favourites.ts';

const MAX_TEAMS = 12;

/** Returns teams to suggest: those of matches that are known here, in the order of the competitions. */
export function suggestedTeams(
  matches: readonly MatchRow[],
  leagueIds: readonly string[],
): readonly Favourite[] {
  const teams = leagueIds
    .flatMap((id) => matches.filter(({ league }) => league.id === id))
    .flatMap(({ teams: { home, away } }) => [home, away])
    .map(({ id, name, img }): Favourite => ({ kind: 'team', id, name, img }));
  return [...new Map(teams.map((team) => [team.id, team])).values()].slice(0, MAX_TEAMS);
}
