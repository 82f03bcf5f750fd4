import { memo } from 'react';
import type { CompetitionGroup, MatchGroup } from '#web/matches/order.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { useBesideWords } from '#web/words/beside.ts';
import { localCountry } from '#web/words/country-name.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly groups: readonly MatchGroup[];
  /** Returns the address of a competition's matches. */
  readonly to: (id: string) => Address;
}

/** Links to the competitions of the page, with their number of live matches. */
export function CompetitionLinks({ groups, to }: Props) {
  const { beside: say } = useBesideWords();
  if (!groups.some(({ kind }) => kind === 'competition')) return null;
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="mb-2 px-2 font-semibold text-faint text-xs [letter-spacing:0.025em]">
        {say.competitions}
      </h2>
      <ul>
        {groups.map((group) => {
          if (group.kind !== 'competition') return null;
          const { league, rows, key } = group;
          const live = rows.filter(({ record }) => record.phase === 'live').length;
          return <CompetitionLink key={key} address={to(league.id)} league={league} live={live} />;
        })}
      </ul>
    </nav>
  );
}

interface CompetitionLinkProps {
  readonly address: Address;
  readonly league: CompetitionGroup['league'];
  readonly live: number;
}

const CompetitionLink = memo(function CompetitionLink({ address, league, live }: CompetitionLinkProps) {
  const words = useWords();
  const country = localCountry({ name: league.country_name, cc: league.country_code }, words);
  return (
    <li className="[contain-intrinsic-block-size:2rem] [content-visibility:auto]">
      <Link
        to={address}
        title={country ? `${country} ${league.name}` : league.name}
        className="flex min-h-8 items-center gap-2.5 rounded-md px-2 hover:bg-raised"
      >
        <Flag src={league.country_flag} />
        {country && <span className="sr-only">{`${country} `}</span>}
        <span dir="auto" className="min-w-0 text-balance py-1 font-stretch-84% leading-4">
          {league.name}
        </span>
        {live > 0 && (
          <b className="ms-auto font-semibold text-[13px] text-live">
            <span aria-hidden="true">{live}</span>
            <span className="sr-only">{words.list.inPlay(live)}</span>
          </b>
        )}
      </Link>
    </li>
  );
});
