import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { refereeQuery } from '#web/data/info.ts';
import { Profile } from '#web/features/profile/profile.tsx';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { useAge } from '#web/routes/shared/use-age.ts';
import { useProfileWords } from '#web/words/profile.ts';

/** A referee: `/referee/:id`. */
export function Referee() {
  const { id = '' } = useParams();
  const { profile: say } = useProfileWords();
  const query = refereeQuery(id);
  const { data, error } = useQuery(query);
  const age = useAge(data?.data?.birthday);
  return (
    <EntityPage kind="referee" queryKey={query.queryKey} record={data?.data} error={error}>
      {({ name, img, country }) => (
        <Profile name={name} img={img} country={country} about={say.kinds.referee} facts={[[say.age, age]]} />
      )}
    </EntityPage>
  );
}
