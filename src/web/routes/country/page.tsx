import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isNotFound } from '#web/data/api-error.ts';
import { continentsQuery, countryQuery, leaguesOfCountryQuery } from '#web/data/profile.ts';
import { LeagueList } from '#web/features/profile/league-list.tsx';
import { Profile } from '#web/features/profile/profile.tsx';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useProfileWords } from '#web/words/profile.ts';
import { useWords } from '#web/words/use-words.ts';

/** A country and its competitions: `/country/:id`. */
export function Country() {
  const { id = '' } = useParams();
  const words = useProfileWords();
  const { profile: say } = words;
  const query = countryQuery(id);
  const { data, error } = useQuery(query);
  const country = data?.data;
  const leagueListQuery = leaguesOfCountryQuery(id);
  const leagues = useQuery(leagueListQuery);
  const all = leagues.data?.data ?? [];
  return (
    <EntityPage
      kind="country"
      queryKey={query.queryKey}
      otherKeys={[leagueListQuery.queryKey]}
      record={country && { ...country, name: localCountry({ name: country.name, cc: country.code }, words) }}
      error={error}
      isLoading={!leagues.data && !isNotFound(leagues.error)}
    >
      {({ name, img, continent }) => (
        <Profile
          name={name}
          img={img}
          isWide
          country={{ id: null, name: null, cc: null }}
          about={<ContinentLink name={continent} />}
          facts={[]}
        >
          <TitledCard title={say.competitions}>
            {all.length === 0 && <p className="px-4 py-4 text-quiet">{say.noCompetitions}</p>}
            <LeagueList leagues={all} />
          </TitledCard>
        </Profile>
      )}
    </EntityPage>
  );
}

/** Country records have a continent's name; the list of continents has its id. */
function ContinentLink({ name }: { readonly name: string | null }) {
  const id = useQuery(continentsQuery).data?.data.find((one) => one.name === name)?.id;
  const localName = localCountry({ name, cc: null }, useWords());
  return id ? <Link to={profileAddress('continent', id)}>{localName}</Link> : localName;
}
