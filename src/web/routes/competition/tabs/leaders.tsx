import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ShieldLine } from '#web/components/shield-line.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { leadersQuery, seasonMatchesQuery } from '#web/data/season.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import type { CompetitionTabProps } from '#web/routes/competition/competition-tab-props.ts';
import { LeaderTable } from '#web/routes/competition/leader-table.tsx';
import { SeasonSummary } from '#web/routes/competition/statistics/season-summary.tsx';
import { TeamStatisticsTable } from '#web/routes/competition/statistics/team-statistics-table.tsx';
import { useSeasonNumbers } from '#web/routes/competition/statistics/use-season-numbers.ts';
import {
  STATISTICS_LISTS,
  useStatisticsAddress,
} from '#web/routes/competition/statistics/use-statistics-address.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import type { SortOrder } from '#web/ui/sorted-rows.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Number of rows at first. */
const INITIAL_ROWS = 25;

/** A season in numbers, with its leading players and its teams: `/competition/:id/leaders`. */
export function CompetitionLeaders({ seasonId, waiting }: CompetitionTabProps) {
  const { leaders: t } = useWords<'leaders'>();
  const { statistics } = useWords<'statistics'>();
  const { list: chosenList, order, open } = useStatisticsAddress();
  const [isWhole, setWhole] = useState(false);
  const query = leadersQuery(chosenList && chosenList !== 'teams' ? chosenList : 'topscorers', seasonId);
  const { data, error } = useQuery(enabledIf(chosenList !== 'teams', query));
  const { teams, season, shield: seasonShield, isLoading } = useSeasonNumbers(seasonId);
  const leaders = data?.data ?? (isNotFound(error) ? [] : undefined);
  // Without players, as where events are not covered, the teams come first.
  const list = chosenList ?? (season && leaders?.length === 0 ? 'teams' : 'topscorers');
  const isOfTeams = list === 'teams';
  const { trouble } = useStateOfData([isOfTeams ? seasonMatchesQuery(seasonId).queryKey : query.queryKey]);
  const shield = seasonShield ?? (isOfTeams ? undefined : data?.meta.shield);
  const count = (isOfTeams ? teams : leaders)?.length;
  const rest = {
    order,
    onOrder: (next: SortOrder<string>) => open(list, next),
    maxRows: isWhole ? (count ?? 0) : INITIAL_ROWS,
  };
  // Waits for the summary, so that it does not push the list when it arrives.
  if (isLoading) return waiting;
  return (
    <div className="max-md:flex max-md:flex-col">
      {season && !shield && <SeasonSummary statistics={season} />}
      <Switch
        legend={t.list}
        options={STATISTICS_LISTS.map((one) => [one, one === 'teams' ? statistics.teams : t.lists[one]])}
        value={list}
        onChange={(next) => open(next, null)}
      />
      {shield ? (
        <ShieldLine keys={shield} />
      ) : isOfTeams && teams ? (
        <TeamStatisticsTable teams={teams} {...rest} />
      ) : !isOfTeams && leaders ? (
        <LeaderTable list={list} leaders={leaders} {...rest} />
      ) : trouble ? (
        <ErrorState trouble={trouble} />
      ) : (
        waiting
      )}
      {!shield && !isWhole && count !== undefined && count > INITIAL_ROWS && (
        <button type="button" className={BUTTON} onClick={() => setWhole(true)}>
          {t.more(count)}
        </button>
      )}
    </div>
  );
}
