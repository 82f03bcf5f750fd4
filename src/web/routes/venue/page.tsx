import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { venueQuery } from '#web/data/info.ts';
import { Profile } from '#web/features/profile/profile.tsx';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { useProfileWords } from '#web/words/profile.ts';

/** A venue: `/venue/:id`. */
export function Venue() {
  const { id = '' } = useParams();
  const { profile: say, intl } = useProfileWords();
  const query = venueQuery(id);
  const { data, error } = useQuery(query);
  return (
    <EntityPage kind="venue" queryKey={query.queryKey} record={data?.data} error={error}>
      {({ name, img, country, city, address, capacity }) => (
        <Profile
          name={name}
          img={img}
          isWide
          country={country}
          about={say.kinds.venue}
          facts={[
            [say.city, city],
            [say.address, address],
            [say.capacity, capacity && new Intl.NumberFormat(intl).format(capacity)],
          ]}
        />
      )}
    </EntityPage>
  );
}
