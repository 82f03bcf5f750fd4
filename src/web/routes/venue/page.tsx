import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { VenueRecord } from '#contract/records/venue.ts';
import { venueQuery } from '#web/data/info.ts';
import { Profile } from '#web/features/profile/profile.tsx';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useWords } from '#web/words/use-words.ts';
import { useVenueLeague } from './use-venue-league.ts';
import { HomeClubs, useVenueMatches, VenueMatches } from './venue-matches.tsx';

/** A venue: `/venue/:id`. */
export function Venue() {
  const { id = '' } = useParams();
  const query = venueQuery(id);
  const { data, error } = useQuery(query);
  return (
    <EntityPage kind="venue" queryKey={query.queryKey} record={data?.data} error={error}>
      {(venue) => <VenueProfile venue={venue} />}
    </EntityPage>
  );
}

function VenueProfile({ venue }: { readonly venue: VenueRecord }) {
  const { profile: t, intl } = useWords<'profile'>();
  const { id, name, img, country, city, address, capacity } = venue;
  const { league: venueLeague, hasFailed: isUnknown } = useVenueLeague(venue);
  const { rows, hasFailed, keys } = useVenueMatches(id, venueLeague?.seasonId ?? null);
  const reason = isUnknown || hasFailed ? t.noMatchesLoaded : venueLeague === null ? t.noLeagueHere : null;
  return (
    <Profile
      name={name}
      img={img}
      isWide
      country={country}
      facts={[
        [t.city, city],
        [t.address, address],
        [t.capacity, capacity && new Intl.NumberFormat(intl).format(capacity)],
      ]}
    >
      {venueLeague && rows ? (
        <>
          <HomeClubs rows={rows} />
          <VenueMatches rows={rows} keys={keys} league={venueLeague.league} />
        </>
      ) : reason ? (
        <EmptyState>{reason}</EmptyState>
      ) : (
        <Loading className="min-h-screen" />
      )}
    </Profile>
  );
}
