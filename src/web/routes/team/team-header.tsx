import type { ReactNode } from 'react';
import type { TeamRecord } from '#contract/records/team.ts';
import { localCountry } from '#news/words/country-name.ts';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { FollowButton } from '#web/components/follow-button.tsx';
import { CompareLink } from '#web/features/compare/compare-link.tsx';
import { initials } from '#web/format/initials.ts';
import { competitionAddress, profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import { ShareButton } from '#web/ui/share-button.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly team: TeamRecord;
  /** Null if unknown. */
  readonly city: string | null;
  /** Returns the team's place in a season's table; null without one. */
  readonly tablePosition: (seasonId: string) => number | null;
  /** The links to the team's tabs. */
  readonly tabs: ReactNode;
}

/** The placeholder has the same box and crest. */
export const HEADER =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5 pt-2 pb-1 max-[64rem]:grid-rows-[minmax(4.75rem,auto)_auto]';
export const CREST = 'h-22 w-20 min-[64rem]:row-span-2 max-md:h-18 max-md:w-16';

/** A team's name, location, competitions and tabs. */
export function TeamHeader({ team, city, tablePosition, tabs }: Props) {
  const words = useWords<'team'>();
  const { team: t } = words;
  const { id, name, img, country } = team;
  const activeLeagues = team.leagues.filter(
    ({ is_friendly, current_season_id }) => !is_friendly && current_season_id,
  );
  return (
    <header>
      <div className={HEADER}>
        <span className={CREST}>
          {img ? (
            <img src={fullPath(img)} alt="" width={80} height={88} className="size-full object-contain" />
          ) : (
            <b
              aria-hidden="true"
              className="grid h-full place-items-center rounded-lg bg-raised font-bold font-stretch-80% text-[1.75rem] text-quiet"
            >
              {initials(name)}
            </b>
          )}
        </span>
        <div className="flex flex-wrap items-center gap-x-1">
          {/* A long name has a line of its own, also in the fallback font. */}
          <div className="flex min-w-0 items-center gap-x-2 max-md:flex-[1_0_100%] max-[18rem]:flex-wrap">
            <h1 className="flex min-h-11 items-center gap-1 font-bold font-stretch-80% text-[2rem]/9 [letter-spacing:-0.01em] max-md:text-[1.5rem]/7 min-[64rem]:max-[90rem]:text-[1.75rem]">
              <span dir="auto">{name}</span>
            </h1>
            <FollowButton kind="team" id={id} name={name} img={img} hasWord />
          </div>
          <span className="pointer-coarse:-my-3.25 flex items-center max-md:order-1">
            <ShareButton title={name} feeds={{ kind: 'team', id }} />
          </span>
          <p className="tap-links flex w-full min-w-0 items-center gap-2 text-quiet max-md:flex-1">
            <Flag src={flagPath(country.cc)} />
            {country.id && country.name && (
              <Link to={profileAddress('country', country.id)} className="min-w-0">
                <span dir="auto" className="block truncate">
                  {localCountry(country, words)}
                </span>
              </Link>
            )}
            {/* The city loads later and must not add a line. */}
            {city && country.name && <span aria-hidden="true">·</span>}
            {city && (
              <span dir="auto" title={city} className="truncate">
                {city}
              </span>
            )}
          </p>
        </div>
        <div className="max-[64rem]:scroll-x flex gap-2 max-[64rem]:col-span-full min-[64rem]:col-2 min-[64rem]:row-2 min-[64rem]:flex-wrap">
          <ul aria-label={t.competitions} className="flex gap-2 max-[64rem]:flex-none min-[64rem]:flex-wrap">
            {activeLeagues.map((league) => {
              const place = league.current_season_id && tablePosition(league.current_season_id);
              return (
                <li key={league.id} className="max-[64rem]:flex-none">
                  <Link
                    to={competitionAddress(league.id)}
                    className="flex min-h-11 pointer-fine:min-h-8 items-center gap-2 rounded-full border border-line bg-surface px-3 font-medium hover:bg-raised"
                  >
                    <span dir="auto">{competitionName(league, words) ?? league.id}</span>
                    {!league.is_cup && (
                      <small className="min-w-7 text-[length:inherit] text-quiet">
                        {place ? t.place(place) : ''}
                      </small>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
          <CompareLink kind="team" ids={[id, null]} />
        </div>
      </div>
      {tabs}
    </header>
  );
}
