import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { spokenName } from '#contract/person-name.ts';
import { localCountry } from '#news/words/country-name.ts';
import { refereeQuery } from '#web/data/info.ts';
import { Profile } from '#web/features/profile/profile.tsx';
import { useAge } from '#web/features/profile/use-age.ts';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useWords } from '#web/words/use-words.ts';

/** A referee: `/referee/:id`. Only an address leads here: no operation lists a referee's matches. */
export function Referee() {
  const { id = '' } = useParams();
  const words = useWords<'profile'>();
  const { profile: t } = words;
  const query = refereeQuery(id);
  const { data, error } = useQuery(query);
  const age = useAge(data?.data?.birthday);
  const country = data?.data?.country;
  return (
    <EntityPage
      kind="referee"
      nameOf={spokenName}
      queryKey={query.queryKey}
      record={data?.data}
      error={error}
      about={country && { about: localCountry(country, words), cc: country.cc }}
    >
      {({ img, country, ...referee }) => (
        <Profile
          name={spokenName(referee)}
          img={img}
          country={country}
          about={t.kinds.referee}
          facts={[[t.age, age]]}
        >
          <EmptyState>{t.noRefereeMatches}</EmptyState>
        </Profile>
      )}
    </EntityPage>
  );
}
