import './team-header.css';
import type { TeamRecord } from '#contract/records/team.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { initials } from '#web/format/initials.ts';
import { competitionAddress, profileAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useTeamWords } from '#web/words/team.ts';
import { KitFigure } from './kit-figure.tsx';

interface Props {
  readonly team: TeamRecord;
  /** Null if unknown. */
  readonly city: string | null;
  /** Returns the team's place in a season's table; null without one. */
  readonly tablePosition: (seasonId: string) => number | null;
}

/** A team's name, location, competitions and kits. */
export function TeamHeader({ team, city, tablePosition }: Props) {
  const words = useTeamWords();
  const { team: say } = words;
  const { id, name, img, country, founded } = team;
  const kinds: Readonly<Record<string, string>> = say.kits;
  const activeLeagues = team.leagues.filter(
    ({ is_friendly, current_season_id }) => !is_friendly && current_season_id,
  );
  const about = [city, founded && say.founded(founded)].filter((one) => one !== null && one !== 0);
  return (
    <header className="team-head">
      <span className="team-crest">
        {img ? <img src={img} alt="" width={80} height={88} /> : <b aria-hidden="true">{initials(name)}</b>}
      </span>
      <div>
        <h1>
          <span dir="auto">{name}</span>
          <FavouriteButton kind="team" id={id} name={name} img={img} />
        </h1>
        <p className="tap-links">
          <Flag src={flagPath(country.cc)} />
          {country.id && country.name && (
            <PrefetchLink to={profileAddress('country', country.id)}>
              {localCountry(country, words)}
            </PrefetchLink>
          )}
          {about.map((one) => (
            <span key={one} title={one}>
              {one}
            </span>
          ))}
        </p>
      </div>
      <ul aria-label={say.competitions}>
        {activeLeagues.map((league) => {
          const place = league.current_season_id && tablePosition(league.current_season_id);
          return (
            <li key={league.id}>
              <PrefetchLink to={competitionAddress(league.id)}>
                <span dir="auto">{league.name ?? league.id}</span>
                {!league.is_cup && <small>{place ? say.place(place) : ''}</small>}
              </PrefetchLink>
            </li>
          );
        })}
      </ul>
      {team.kit.length > 0 && (
        <div className="kits">
          {team.kit.map((kit) => (
            <KitFigure key={kit.type} kit={kit} name={kinds[kit.type] ?? kit.type} />
          ))}
        </div>
      )}
    </header>
  );
}
