import type { ReactNode } from 'react';
import type { League } from '#contract/records/league.ts';
import type { SeasonRecord } from '#contract/records/season.ts';
import { localCountry } from '#news/words/country-name.ts';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { FollowButton } from '#web/components/follow-button.tsx';
import { type Address, profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { seasonProgress } from './season-progress.ts';

interface Props {
  readonly league: League;
  readonly season: SeasonRecord | null;
  readonly seasonId: string | null;
  readonly onSeason: (id: string) => void;
  /** Address of the open tab and season. */
  readonly address: Address;
  /** The links to the competition's tabs. */
  readonly tabs: ReactNode;
}

/** The row of the name and the controls; also the placeholder's. On a phone the round has a line of its own. */
export const NAME_ROW =
  'flex min-h-13 flex-wrap items-center gap-x-2.5 gap-y-1 py-1 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-[18rem]:flex';

/** The name of a competition, its current round, and the season of the page. */
export function CompetitionHeader({ league, season, seasonId, onSeason, address, tabs }: Props) {
  const words = useWords<'competition'>();
  const { competition: t } = words;
  const { id, country, seasons } = league;
  const name = competitionName(league, words);
  const flag = flagPath(country.cc);
  const countryName = localCountry(country, words);
  const fullName = countryName ? `${countryName} ${name}` : name;
  const progress = season && seasonProgress(season, league, words);
  return (
    <header>
      <div className={NAME_ROW}>
        <Flag src={flag} />
        <div className="flex min-w-0 items-center gap-1 max-md:col-[2/-1] max-[18rem]:flex-wrap">
          <h1 className="min-w-0 font-bold font-stretch-80% text-[1.5rem]/7 [letter-spacing:-0.01em] max-md:flex-1 max-md:text-lg">
            {countryName && (
              // On a line of its own on a phone: a long name would need two in some fonts, and move the content below.
              <small
                dir="auto"
                className="tap-links me-[0.125em] font-medium text-[length:inherit] text-quiet max-md:block max-md:text-[0.8125rem]/4"
              >
                {country.id ? (
                  <Link to={profileAddress('country', country.id)}>{countryName}</Link>
                ) : (
                  countryName
                )}
              </small>
            )}{' '}
            <span dir="auto">{name}</span>
          </h1>
          <ShareButton title={fullName} to={address} feeds={{ kind: 'competition', id }} />
        </div>
        <p
          dir="auto"
          title={progress ?? undefined}
          className="min-w-24 flex-1 text-quiet max-md:col-[1/3] max-md:min-w-0 max-md:truncate"
        >
          {progress}
        </p>
        <FollowButton kind="competition" id={id} name={fullName} img={flag} hasWord />
        {seasons.length > 0 && (
          <select
            className="select-box pointer-fine:min-h-9 min-w-26 font-semibold"
            aria-label={t.season}
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
