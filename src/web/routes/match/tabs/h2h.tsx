import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#web/data/api-error.ts';
import { h2hQuery } from '#web/data/h2h.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { CompareLink } from '#web/features/compare/compare-link.tsx';
import { HeadToHead } from '#web/features/h2h/head-to-head.tsx';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Earlier meetings of the two teams: `/match/:id/h2h`. */
export function MatchH2h({ match, waiting }: MatchTabProps) {
  const query = h2hQuery(match.id);
  const { data, error } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  const isNone = isNotFound(error);
  if (!data && !isNone) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  const { home, away } = match.teams;
  return (
    <>
      <HeadToHead match={match} headToHead={data?.data ?? null} />
      <div className="flex justify-center pt-3">
        <CompareLink kind="team" ids={[home.id, away.id]} />
      </div>
    </>
  );
}
