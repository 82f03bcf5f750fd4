import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { localCountry } from '#news/words/country-name.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { continentsQuery, countryQuery, leaguesOfCountryQuery } from '#web/data/profile.ts';
import { LeagueList } from '#web/features/profile/league-list.tsx';
import { Profile } from '#web/features/profile/profile.tsx';
import { addDays, dayAt } from '#web/format/day.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { ListCard } from '#web/routes/shared/list-card.tsx';
import { useWords } from '#web/words/use-words.ts';
import { CountryDay } from './country-day.tsx';

/** A country and its competitions: `/country/:id`. */
export function Country() {
  const { id = '' } = useParams();
  const words = useWords<'profile'>();
  const { profile: t } = words;
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const query = countryQuery(id);
  const { data, error } = useQuery(query);
  const country = data?.data;
  const leagueListQuery = leaguesOfCountryQuery(id);
  const leagues = useQuery(leagueListQuery);
  const day = { countryId: id, today };
  return (
    <EntityPage
      kind="country"
      queryKey={query.queryKey}
      record={country && { ...country, name: localCountry({ name: country.name, cc: country.code }, words) }}
      error={error}
      about={country && { about: null, cc: country.code }}
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
          <CountryDay {...day} day={today} title={t.todaysMatches}>
            <CountryDay {...day} day={today && addDays(today, 1)} title={t.tomorrowsMatches}>
              <ListCard
                title={t.competitions}
                entries={leagues.data?.data ?? []}
                isComplete={leagues.data !== undefined || isNotFound(leagues.error)}
                queryKeys={[leagueListQuery.queryKey]}
              >
                {(all) => <LeagueList leagues={all} />}
              </ListCard>
            </CountryDay>
          </CountryDay>
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
