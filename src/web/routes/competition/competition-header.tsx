import './competition-header.css';
import type { ReactNode } from 'react';
import type { League } from '#contract/records/league.ts';
import type { SeasonRecord } from '#contract/records/season.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { PinButton } from '#web/ui/pin-button.tsx';
import { useCompetitionWords } from '#web/words/competition.ts';
import { localCountry } from '#web/words/country-name.ts';

interface Props {
  readonly league: League;
  readonly season: SeasonRecord | null;
  readonly seasonId: string | null;
  readonly pinned: boolean;
  readonly onSeason: (id: string) => void;
  /** The links to the competition's tabs. */
  readonly tabs: ReactNode;
}

/** Returns the current round and the number of rounds; null where the rounds are not numbered. */
function roundNumber({ current_round_id, round_ids }: SeasonRecord): readonly [number, number] | null {
  const at = current_round_id === null ? -1 : round_ids.indexOf(current_round_id);
  return at === -1 ? null : [at + 1, round_ids.length];
}

/** The name of a competition, its current round, and the season of the page. */
export function CompetitionHeader({ league, season, seasonId, pinned, onSeason, tabs }: Props) {
  const words = useCompetitionWords();
  const { competition: say } = words;
  const { id, name, country, seasons } = league;
  const flag = flagPath(country.cc);
  const countryName = localCountry(country, words);
  const fullName = countryName ? `${countryName} ${name}` : name;
  const round = season && roundNumber(season);
  return (
    <header className="competition-head">
      <div>
        <Flag src={flag} />
        <h1>
          {countryName && (
            <small dir="auto" className="tap-links">
              {country.id ? (
                <PrefetchLink to={profileAddress('country', country.id)}>{countryName}</PrefetchLink>
              ) : (
                countryName
              )}
            </small>
          )}{' '}
          <span dir="auto">{name}</span>
        </h1>
        <p title={round ? say.round(...round) : undefined}>{round && say.round(...round)}</p>
        <PinButton id={id} name={fullName} isPinned={pinned} />
        <FavouriteButton kind="competition" id={id} name={fullName} img={flag} />
        {seasons.length > 0 && (
          <select
            className="select-box pointer-fine:min-h-9"
            aria-label={say.season}
            value={seasonId ?? ''}
            onChange={({ target }) => onSeason(target.value)}
          >
            {seasons.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name ?? one.id}
              </option>
            ))}
          </select>
        )}
      </div>
      {tabs}
    </header>
  );
}
