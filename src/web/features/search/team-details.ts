import type { TeamRecord } from '#contract/records/team.ts';
import type { CountryWords } from '#news/words/country-name.ts';
import type { CompetitionWords } from '#web/words/competition-name.ts';
import type { ResultGroup } from './group-results.ts';
import { resultOfTeam } from './result-of-team.ts';

/** Teams per request: the service accepts no more ids. */
const MAX_TEAMS = 100;

/** Returns the ids of teams without details: of those the search has only a name. */
export function teamsWithoutDetails(groups: readonly ResultGroup[]): readonly string[] {
  return groups
    .flatMap(({ things }) => things)
    .filter(({ kind, about }) => kind === 'team' && about === null)
    .map(({ id }) => id)
    .slice(0, MAX_TEAMS);
}

/** Adds the details of teams to their results; the names stay as they were found. */
export function withTeamDetails(
  groups: readonly ResultGroup[],
  teams: readonly TeamRecord[],
  words: CountryWords & CompetitionWords,
): readonly ResultGroup[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return groups.map(({ kind, things }) => ({
    kind,
    things: things.map((result) => {
      const team = kind === 'team' && result.about === null ? byId.get(result.id) : undefined;
      return team ? { ...resultOfTeam(team, words), name: result.name } : result;
    }),
  }));
}
