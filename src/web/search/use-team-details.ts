import { useQuery } from '@tanstack/react-query';
import { enabledIf } from '#web/data/enabled-if.ts';
import { teamsQuery } from '#web/data/team.ts';
import type { ResultGroup } from '#web/features/search/group-results.ts';
import { teamsWithoutDetails, withTeamDetails } from '#web/features/search/team-details.ts';
import { useWords } from '#web/words/use-words.ts';

/**
 * Adds league and country to the teams of a search, with one request for all of them.
 *
 * @param isWanted whether to fetch them; those that are loaded are added anyway
 */
export function useTeamDetails(groups: readonly ResultGroup[], isWanted: boolean): readonly ResultGroup[] {
  const words = useWords();
  const ids = teamsWithoutDetails(groups);
  const { data } = useQuery(enabledIf(isWanted && ids.length > 0, teamsQuery(ids)));
  return data ? withTeamDetails(groups, data.data, words) : groups;
}
