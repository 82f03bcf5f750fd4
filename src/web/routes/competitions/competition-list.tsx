import type { League } from '#contract/records/league.ts';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { FollowButton } from '#web/components/follow-button.tsx';
import { LiveNumber } from '#web/features/competitions-sidebar/live-number.tsx';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { CountryGroup } from './by-country.ts';
import { competitionKind } from './competition-kind.ts';

const flagOf = ({ country }: League) => flagPath(country.cc);

interface Props {
  readonly groups: readonly CountryGroup[];
  /** The text that they match; empty for all. */
  readonly filterText?: string;
  /** Number of matches in play by competition id. */
  readonly liveCounts: ReadonlyMap<string, number>;
}

/** Competitions under the names of their countries, each a link to its page. */
export function CompetitionList({ groups, filterText = '', liveCounts }: Props) {
  const { competitions: t } = useWords<'competition'>();
  if (groups.length === 0)
    return (
      <p role="status" className="px-4 py-16 text-center text-base text-quiet">
        {filterText ? t.noMatch(filterText) : t.none}
      </p>
    );
  return (
    <div className="columns-[17rem] gap-x-3">
      {groups.map(({ kind, country, leagues }) => {
        const first = leagues[0];
        if (!first) return null;
        const name = kind === 'country' ? (country?.name ?? t.world) : t[kind];
        return (
          <section
            key={country?.id ?? `${kind} ${name}`}
            className="card mb-3 break-inside-avoid overflow-hidden"
          >
            <h2 className="flex min-h-10 items-center gap-2.5 border-line border-b px-3.5 font-semibold">
              {country && <Flag src={flagOf(first)} />}
              <span dir="auto">{name}</span>
            </h2>
            <ul>
              {leagues.map((league) => (
                <li key={league.id} className="flex items-center not-first:border-line not-first:border-t">
                  <CompetitionEntry
                    league={league}
                    hasFlag={country === null}
                    live={liveCounts.get(league.id) ?? 0}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface EntryProps {
  readonly league: League;
  readonly hasFlag: boolean;
  /** Number of matches in play. */
  readonly live: number;
}

function CompetitionEntry({ league, hasFlag, live }: EntryProps) {
  const words = useWords<'competition'>();
  const { competitions: t } = words;
  const { id, country } = league;
  const name = competitionName(league, words);
  const kind = competitionKind(league);
  const fullName = country.name ? `${country.name} ${name}` : name;
  return (
    <>
      <Link
        to={competitionAddress(id)}
        className="tap-target flex min-w-0 flex-1 items-center gap-2 px-3.5 py-1 hover:bg-raised focus-visible:-outline-offset-2"
      >
        {hasFlag && <Flag src={flagOf(league)} />}
        <span dir="auto" className="wrap-anywhere min-w-0">
          {name}
        </span>
        {hasFlag
          ? !name.includes(country.name ?? '') && <small className="muted">{country.name}</small>
          : kind && <small className="muted">{t.kinds[kind]}</small>}
        <LiveNumber live={live} />
      </Link>
      <FollowButton kind="competition" id={id} name={fullName} img={flagOf(league)} />
    </>
  );
}
