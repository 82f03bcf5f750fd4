import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#web/data/api-error.ts';
import { seasonVenuesQuery } from '#web/data/season.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import type { CompetitionTabProps } from '#web/routes/competition/competition-tab-props.ts';
import { VenueList } from '#web/routes/competition/venue-list.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Venues of a season: `/competition/:id/venues`. */
export function CompetitionVenues({ seasonId, waiting }: CompetitionTabProps) {
  const query = seasonVenuesQuery(seasonId);
  const { data, error } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  if (!data && !isNotFound(error)) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  return <VenueList venues={data?.data ?? []} />;
}
