import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { localCountry } from '#news/words/country-name.ts';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { continentQuery, countriesQuery, leaguesOfCountryQuery } from '#web/data/profile.ts';
import { useAllPages } from '#web/data/use-all-pages.ts';
import { LeagueList } from '#web/features/profile/league-list.tsx';
import { LinkColumns } from '#web/features/profile/link-columns.tsx';
import { Profile } from '#web/features/profile/profile.tsx';
import { profileAddress } from '#web/navigation/addresses.ts';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { ListCard } from '#web/routes/shared/list-card.tsx';
import { useWords } from '#web/words/use-words.ts';

/** A continent: the competitions between its countries, and the countries: `/continent/:id`. */
export function Continent() {
  const { id = '' } = useParams();
  const words = useWords<'profile'>();
  const { profile: t, intl } = words;
  const query = continentQuery(id);
  const { data, error } = useQuery(query);
  const continent = data?.data;
  const countries = useAllPages(countriesQuery);
  const countriesInside = countries.data?.filter(({ continent }) => continent === data?.data?.name) ?? [];
  // Competitions between countries belong to a country without a code that has the continent's name.
  const continentAsCountry = countriesInside.find(
    ({ code, name, continent }) => code === null && name === continent,
  );
  const leagueListQuery = leaguesOfCountryQuery(continentAsCountry?.id ?? '');
  const leagues = useQuery({ ...leagueListQuery, enabled: continentAsCountry !== undefined });
  const areLeaguesKnown = continentAsCountry
    ? leagues.data !== undefined || isNotFound(leagues.error)
    : countries.isComplete;
  const memberCountries = countriesInside
    .filter((country) => country !== continentAsCountry)
    .map((country) => ({ ...country, name: localCountry({ name: country.name, cc: country.code }, words) }))
    .sort((a, b) => a.name.localeCompare(b.name, intl));
  return (
    <EntityPage
      kind="continent"
      queryKey={query.queryKey}
      record={continent && { ...continent, name: localCountry({ name: continent.name, cc: null }, words) }}
      error={error}
    >
      {({ name }) => (
        <Profile
          name={name}
          img="/globe.svg"
          country={{ id: null, name: null, cc: null }}
          about={t.kinds.continent}
          facts={[]}
        >
          <ListCard
            title={t.between}
            entries={leagues.data?.data ?? []}
            isComplete={areLeaguesKnown}
            queryKeys={continentAsCountry ? [leagueListQuery.queryKey] : countries.keys}
            below={
              <ListCard
                title={t.countries}
                entries={memberCountries}
                isComplete={countries.isComplete}
                queryKeys={countries.keys}
              >
                {(all) => (
                  <LinkColumns
                    links={all.map(({ id, name, code }) => ({
                      to: profileAddress('country', id),
                      content: (
                        <>
                          <Flag src={flagPath(code)} />
                          <span dir="auto">{name}</span>
                        </>
                      ),
                    }))}
                  />
                )}
              </ListCard>
            }
          >
            {(all) => <LeagueList leagues={all} />}
          </ListCard>
        </Profile>
      )}
    </EntityPage>
  );
}
