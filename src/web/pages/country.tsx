import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { competitionAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { Profile } from '#web/features/profile/profile.tsx';
import { countryQuery, leaguesOfCountryQuery } from '#web/queries/profile.ts';
import { useCompetitionWords } from '#web/words/competition.ts';
import { useProfileWords } from '#web/words/profile.ts';
import { ProfileOf } from './profile-of.tsx';

/** A country and its competitions: `/country/:id`. */
export function Country() {
  const { id = '' } = useParams();
  const { profile: say } = useProfileWords();
  const { competitions: kinds } = useCompetitionWords();
  const query = countryQuery(id);
  const { data, error } = useQuery(query);
  const leagues = useQuery(leaguesOfCountryQuery(id));
  const all = leagues.data?.data ?? [];
  return (
    <ProfileOf
      kind="country"
      of={query.queryKey}
      told={data?.data}
      error={error}
      isWaiting={leagues.isLoading}
    >
      {({ name, img, continent }) => (
        <Profile
          name={name}
          img={img}
          country={{ id: null, name: null, cc: null }}
          about={continent}
          facts={[]}
        >
          <section aria-labelledby="competitions">
            <h2 id="competitions">{say.competitions}</h2>
            {all.length === 0 && <p className="px-4 py-4 text-quiet">{say.noCompetitions}</p>}
            <ul>
              {all.map((league) => (
                <li key={league.id}>
                  <IntentLink to={competitionAddress(league.id)}>
                    <span dir="auto">{league.name}</span>
                    {league.is_cup && <small>{kinds.cup}</small>}
                  </IntentLink>
                </li>
              ))}
            </ul>
          </section>
        </Profile>
      )}
    </ProfileOf>
  );
}
