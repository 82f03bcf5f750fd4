import { memo, useMemo } from 'react';
import { localCountry } from '#news/words/country-name.ts';
import { Flag } from '#web/components/flag.tsx';
import { liveCount } from '#web/matches/live-count.ts';
import type { CompetitionGroup, MatchGroup } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { LiveNumber } from './live-number.tsx';

interface Props {
  readonly rows: readonly MatchListRow[];
  readonly groups: readonly MatchGroup[];
  /** Returns the address of a competition's matches. */
  readonly to: (id: string) => Address;
}

/** Links to the competitions of the page, with their number of live matches, those that are followed included. */
export function CompetitionLinks({ rows, groups, to }: Props) {
  const { sidebar: t } = useWords<'sidebar'>();
  const rowsByLeague = useMemo(() => Map.groupBy(rows, ({ record }) => record.league.id), [rows]);
  if (!groups.some(({ kind }) => kind === 'competition')) return null;
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="mb-2 px-2 font-semibold text-faint text-xs [letter-spacing:0.025em]">
        {t.competitions}
      </h2>
      <ul>
        {groups.map((group) => {
          if (group.kind !== 'competition') return null;
          const { league, key } = group;
          return (
            <CompetitionLink
              key={key}
              address={to(league.id)}
              league={league}
              live={liveCount(rowsByLeague.get(league.id) ?? [])}
            />
          );
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
  const name = competitionName(league, words);
  return (
    <li className="[contain-intrinsic-block-size:2rem] [content-visibility:auto]">
      <Link
        to={address}
        title={country ? `${country} ${name}` : name}
        className="flex min-h-8 items-center gap-2.5 rounded-md px-2 hover:bg-raised"
      >
        <Flag src={league.country_flag} />
        {country && <span className="sr-only">{`${country} `}</span>}
        <span dir="auto" className="min-w-0 text-balance py-1 font-stretch-84% leading-4">
          {name}
        </span>
        <LiveNumber live={live} />
      </Link>
    </li>
  );
});
