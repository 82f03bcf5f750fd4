import { useQueries } from '@tanstack/react-query';
import { Bracket } from '#web/features/bracket/bracket.tsx';
import { ErrorState } from '#web/features/status/error-state.tsx';
import { cupDrawQuery } from '#web/queries/season.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import type { CompetitionTabProps } from './competition-tab-props.ts';

/** The bracket of a knock-out competition: `/competition/:id/bracket`. */
export function CompetitionBracket({ seasonId, season, isRunning, zone, waiting }: CompetitionTabProps) {
  const stages = (season?.stages ?? []).filter(({ has_cupdraw }) => has_cupdraw);
  const queries = stages.map(({ id }) => cupDrawQuery(seasonId, id, isRunning));
  const draws = useQueries({ queries });
  const { trouble } = useStateOfData(queries.map(({ queryKey }) => queryKey));
  if (draws.some(({ data }) => !data)) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  return <Bracket rounds={draws.flatMap(({ data }) => data?.data ?? [])} zone={zone} />;
}
