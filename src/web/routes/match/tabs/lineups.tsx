import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#web/data/api-error.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { benchQuery, lineUpsQuery } from '#web/data/line-ups.ts';
import { sidelinedQuery } from '#web/data/sidelined.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { MatchLineUps } from '#web/features/line-ups/match-line-ups.tsx';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The line-ups: `/match/:id/lineups`. */
export function MatchLineups({ match, waiting }: MatchTabProps) {
  const query = lineUpsQuery(match);
  const lineUps = useQuery(query);
  const queryOfBenches = benchQuery(match);
  const benches = useQuery(queryOfBenches);
  const sidelined = useQuery(sidelinedQuery(match.id));
  const { trouble } = useStateOfData([query.queryKey]);
  const isNone = isNotFound(lineUps.error);
  // Waits for both, so that what is below moves only once.
  const isWaiting = (!lineUps.data && !isNone) || isFirstLoad(benches) || isFirstLoad(sidelined);
  if (isWaiting) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  return (
    <DatedPart keys={[query.queryKey, queryOfBenches.queryKey]}>
      <MatchLineUps
        match={match}
        lineUps={lineUps.data?.data ?? null}
        benches={benches.data?.data ?? null}
        sidelined={sidelined.data?.data ?? null}
      />
    </DatedPart>
  );
}
