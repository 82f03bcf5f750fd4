import { useQuery } from '@tanstack/react-query';
import { H2h } from '#web/features/h2h/h2h.tsx';
import { Missing } from '#web/features/status/missing.tsx';
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
  if (!data && !isNone) return trouble ? <Missing trouble={trouble} /> : waiting;
  return <H2h match={match} told={data?.data ?? null} zone={zone} />;
}
