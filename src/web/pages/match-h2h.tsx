import { useQuery } from '@tanstack/react-query';
import { HeadToHead } from '#web/features/h2h/head-to-head.tsx';
import { ErrorState } from '#web/features/status/error-state.tsx';
import { ApiError } from '#web/queries/api-error.ts';
import { h2hQuery } from '#web/queries/h2h.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import type { MatchTabProps } from './match-tab-props.ts';

/** Earlier meetings of the two teams: `/match/:id/h2h`. */
export function MatchH2h({ match, zone, waiting }: MatchTabProps) {
  const query = h2hQuery(match.id);
  const { data, error } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  const isNone = error instanceof ApiError && error.status === 404;
  if (!data && !isNone) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  return <HeadToHead match={match} headToHead={data?.data ?? null} zone={zone} />;
}
