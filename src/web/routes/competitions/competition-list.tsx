import type { League } from '#contract/records/league.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { useCompetitionWords } from '#web/words/competition.ts';
import type { CountryGroup } from './by-country.ts';

const flagOf = ({ country }: League) => flagPath(country.cc);

interface Props {
  readonly groups: readonly CountryGroup[];
  /** The text that they match; empty for all. */
  readonly filterText?: string;
}

/** Competitions under the names of their countries, each a link to its page. */
export function CompetitionList({ groups, filterText = '' }: Props) {
  const { competitions: say } = useCompetitionWords();
  if (groups.length === 0)
    return (
      <p role="status" className="px-4 py-16 text-center text-base text-quiet">
        {filterText ? say.noMatch(filterText) : say.none}
      </p>
    );
  return (
    <div className="columns-[17rem] gap-x-3">
      {groups.map(({ country, leagues }) => {
        const first = leagues[0];
        if (!first) return null;
        const name = country ? (country.name ?? say.world) : say.mine;
        return (
          <section
            key={country ? (country.id ?? name) : 'mine'}
            aria-label={name}
            className="card mb-3 break-inside-avoid overflow-hidden"
          >
            <h2 className="flex min-h-10 items-center gap-2.5 border-line border-b px-3.5 font-semibold">
              {country && <Flag src={flagOf(first)} />}
              <span dir="auto">{name}</span>
            </h2>
            <ul>
              {leagues.map((league) => (
                <li key={league.id} className="flex items-center not-first:border-line not-first:border-t">
                  <CompetitionEntry league={league} hasFlag={country === null} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function CompetitionEntry({ league, hasFlag }: { readonly league: League; readonly hasFlag: boolean }) {
  const { competitions: say } = useCompetitionWords();
  const { id, name, country, is_cup, is_amateur, is_friendly } = league;
  const kind = is_friendly ? say.friendly : is_cup ? say.cup : is_amateur ? say.amateur : null;
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
        {kind && <small className="muted">{kind}</small>}
      </Link>
      <FavouriteButton kind="competition" id={id} name={fullName} img={flagOf(league)} />
    </>
  );
}
