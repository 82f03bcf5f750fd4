import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { profileAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { LeagueList } from '#web/features/profile/league-list.tsx';
import { Profile } from '#web/features/profile/profile.tsx';
import { flagPath } from '#web/format/flag-path.ts';
import { isNotFound } from '#web/queries/api-error.ts';
import { continentQuery, countriesQuery, leaguesOfCountryQuery } from '#web/queries/profile.ts';
import { Flag } from '#web/ui/flag.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useProfileWords } from '#web/words/profile.ts';
import { ProfileOf } from './profile-of.tsx';
import { useAllPages } from './use-all-pages.ts';

/** A continent: the competitions between its countries, and the countries: `/continent/:id`. */
export function Continent() {
  const { id = '' } = useParams();
  const words = useProfileWords();
  const { profile: say, intl } = words;
  const query = continentQuery(id);
  const { data, error } = useQuery(query);
  const continent = data?.data;
  const countries = useAllPages(countriesQuery);
  const inside = countries.data?.filter(({ continent }) => continent === data?.data?.name) ?? [];
  // Competitions between countries belong to a country without a code that has the continent's name.
  const itself = inside.find(({ code, name, continent }) => code === null && name === continent);
  const asked = leaguesOfCountryQuery(itself?.id ?? '');
  const leagues = useQuery({ ...asked, enabled: itself !== undefined });
  const isLacking = itself !== undefined && !leagues.data && !isNotFound(leagues.error);
  const between = leagues.data?.data ?? [];
  const others = inside
    .filter((country) => country !== itself)
    .map((country) => ({ ...country, name: localCountry({ name: country.name, cc: country.code }, words) }))
    .sort((a, b) => a.name.localeCompare(b.name, intl));
  return (
    <ProfileOf
      kind="continent"
      of={query.queryKey}
      and={[countriesQuery(1).queryKey, asked.queryKey]}
      told={continent && { ...continent, name: localCountry({ name: continent.name, cc: null }, words) }}
      error={error}
      isWaiting={!countries.complete || isLacking}
    >
      {({ name }) => (
        <Profile
          name={name}
          img="/globe.svg"
          country={{ id: null, name: null, cc: null }}
          about={say.kinds.continent}
          facts={[]}
        >
          <section aria-labelledby="between">
            <h2 id="between">{say.between}</h2>
            {between.length === 0 && <p className="px-4 py-4 text-quiet">{say.noBetween}</p>}
            <LeagueList leagues={between} />
          </section>
          <section aria-labelledby="countries">
            <h2 id="countries">{say.countries}</h2>
            {others.length === 0 && <p className="px-4 py-4 text-quiet">{say.noCountries}</p>}
            <ul className="profile-columns">
              {others.map(({ id, name, code }) => (
                <li key={id}>
                  <IntentLink to={profileAddress('country', id)}>
                    <Flag src={flagPath(code)} />
                    <span dir="auto">{name}</span>
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
