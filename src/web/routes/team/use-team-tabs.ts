import { TEAM_TABS, type TeamTab } from '#contract/pages.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { squadQuery } from '#web/data/team.ts';
import { useIsEmpty } from '#web/data/use-is-empty.ts';
import { teamSeasons } from './team-seasons.ts';
import type { TeamTabProps } from './team-tab-props.ts';

/** Returns the tabs of a team besides its overview: those that are not known to be empty, without a request to know it. */
export function useTeamTabs(
  id: string,
  team: TeamRecord | null | undefined,
  { now, next, last }: TeamTabProps['matches'],
): readonly TeamTab[] {
  const [season] = team ? teamSeasons(team) : [];
  const hasTable = !useIsEmpty(
    liveStandingsQuery(season?.seasonId ?? '', false),
    false,
    (data) => !data?.tables.some(({ rows }) => rows.some(({ team_id }) => team_id === id)),
  );
  const hasSquad = !useIsEmpty(squadQuery(id), false, (data) => !data?.squad.length);
  const is: Readonly<Record<TeamTab, boolean>> = {
    fixtures: now.length + next.length > 0,
    results: last.length > 0,
    table: season !== undefined && hasTable,
    squad: hasSquad,
  };
  return TEAM_TABS.filter((tab) => is[tab]);
}
