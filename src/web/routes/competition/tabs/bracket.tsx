import { useQueries } from '@tanstack/react-query';
import { cupDrawQuery } from '#web/data/season.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { Bracket } from '#web/routes/competition/bracket/bracket.tsx';
import type { CompetitionTabProps } from '#web/routes/competition/competition-tab-props.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The bracket of a knock-out competition: `/competition/:id/bracket`. */
export function CompetitionBracket({ seasonId, season, isRunning, zone, waiting }: CompetitionTabProps) {
  const stages = (season?.stages ?? []).filter(({ has_cupdraw }) => has_cupdraw);
  const queries = stages.map(({ id }) => cupDrawQuery(seasonId, id, isRunning));
  const draws = useQueries({ queries });
  const { trouble } = useStateOfData(queries.map(({ queryKey }) => queryKey));
  if (draws.some(({ data }) => !data)) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  return <Bracket rounds={draws.flatMap(({ data }) => data?.data ?? [])} zone={zone} />;
}
