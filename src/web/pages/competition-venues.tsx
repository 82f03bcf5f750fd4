import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/features/status/error-state.tsx';
import { VenueList } from '#web/features/venues/venue-list.tsx';
import { isNotFound } from '#web/queries/api-error.ts';
import { seasonVenuesQuery } from '#web/queries/season.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import type { CompetitionTabProps } from './competition-tab-props.ts';

/** Venues of a season: `/competition/:id/venues`. */
export function CompetitionVenues({ seasonId, waiting }: CompetitionTabProps) {
  const query = seasonVenuesQuery(seasonId);
  const { data, error } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  if (!data && !isNotFound(error)) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  return <VenueList venues={data?.data ?? []} />;
}
