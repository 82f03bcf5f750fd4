import type { ReactNode } from 'react';
import { Crest } from '#web/components/crest.tsx';
import { FollowedMark } from '#web/components/followed-mark.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useIsFollowed } from '#web/settings/favourites.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SortHead } from '#web/ui/sort-head.tsx';
import { orderAfter, type SortOrder, sortedRows, sortOf } from '#web/ui/sorted-rows.ts';
import { useWords } from '#web/words/use-words.ts';
import type { TeamStatistics } from './team-statistics.ts';

/** Names stay in place while the numbers scroll. */
const ROW =
  '*:bg-surface *:px-1.5 *:last:pe-3.5 *:first:sticky *:first:start-0 *:first:w-2/5 *:first:min-w-42 *:first:ps-3.5 *:first:text-start';

const perMatch = (count: number, { matches }: TeamStatistics) => (matches === 0 ? null : count / matches);

/** The columns; numbers per match and shares are unknown before the first match. */
const VALUES = {
  matches: (one: TeamStatistics) => one.matches,
  scored: (one: TeamStatistics) => one.scored,
  scoredPerMatch: (one: TeamStatistics) => perMatch(one.scored, one),
  conceded: (one: TeamStatistics) => one.conceded,
  concededPerMatch: (one: TeamStatistics) => perMatch(one.conceded, one),
  cleanSheets: (one: TeamStatistics) => one.cleanSheets,
  goalless: (one: TeamStatistics) => one.goalless,
  bothScored: (one: TeamStatistics) => perMatch(one.bothScored, one),
  manyGoals: (one: TeamStatistics) => perMatch(one.manyGoals, one),
} as const;
type TeamColumn = keyof typeof VALUES;
const TEAM_COLUMNS = Object.keys(VALUES) as readonly TeamColumn[];

interface Props {
  readonly teams: readonly TeamStatistics[];
  /** Most goals come first if it is null or has an unknown column. */
  readonly order: SortOrder<string> | null;
  readonly onOrder: (order: SortOrder<string>) => void;
  /** Number of rows to show. */
  readonly maxRows: number;
}

/** The teams of a season with what their matches come to, sorted by one of the columns. */
export function TeamStatisticsTable({ teams, order, onOrder, maxRows }: Props) {
  const { statistics: t, intl } = useWords<'statistics'>();
  const { standings } = useWords<'standings'>();
  if (teams.every(({ matches }) => matches === 0)) return <EmptyState>{t.noTeams}</EmptyState>;
  const chosenColumn = TEAM_COLUMNS.find((one) => one === order?.by);
  const shownOrder: SortOrder<TeamColumn> = chosenColumn
    ? { by: chosenColumn, isAscending: order?.isAscending === true }
    : { by: 'scored', isAscending: false };
  const { by, isAscending } = shownOrder;
  const counts = new Intl.NumberFormat(intl);
  const averages = new Intl.NumberFormat(intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const shares = new Intl.NumberFormat(intl, { style: 'percent' });
  const formats: Partial<Record<TeamColumn, Intl.NumberFormat>> = {
    scoredPerMatch: averages,
    concededPerMatch: averages,
    bothScored: shares,
    manyGoals: shares,
  };
  const textOf = (column: TeamColumn, value: number | null) =>
    value === null ? '–' : (formats[column] ?? counts).format(value);
  const rows = sortedRows(teams, VALUES[by], isAscending).slice(0, maxRows);
  return (
    <section
      aria-label={t.teams}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
      tabIndex={0}
      className="card my-2 overflow-x-auto"
    >
      <h2 className="sr-only">{t.teams}</h2>
      <table className="w-full text-end [&_th>button]:-mx-1.5">
        <caption className="sr-only">{t.teams}</caption>
        <thead>
          <tr className={`text-[0.75rem] text-quiet *:font-medium ${ROW}`}>
            <th scope="col">{standings.columns.team.short}</th>
            {TEAM_COLUMNS.map((column) => (
              <SortHead
                key={column}
                name={t.columns[column]}
                sort={sortOf(shownOrder, column)}
                onSort={() => onOrder(orderAfter(shownOrder, column))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <TeamRow key={one.team.id} team={one.team}>
              {TEAM_COLUMNS.map((column) => (
                <td key={column} className={column === by ? 'font-bold' : 'text-quiet'}>
                  {textOf(column, VALUES[column](one))}
                </td>
              ))}
            </TeamRow>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Pick<TeamStatistics, 'team'> {
  readonly children: ReactNode;
}

function TeamRow({ team, children }: RowProps) {
  const isFollowed = useIsFollowed({ kind: 'team', id: team.id });
  return (
    <tr
      data-followed={isFollowed || undefined}
      className={`h-9 pointer-coarse:h-11 border-line border-t data-followed:*:bg-raised ${ROW}`}
    >
      <th scope="row" className="font-normal in-data-followed:font-semibold">
        <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
          <span className="relative">
            <Crest team={team} />
            <FollowedMark teamId={team.id} className="absolute -end-1.5 -bottom-1" />
          </span>
          <Link
            to={teamAddress(team.id)}
            className="pointer-coarse:after:absolute pointer-coarse:after:inset-0 hover:underline"
          >
            <TeamName name={team.name} className="team-lines leading-4" />
          </Link>
        </span>
      </th>
      {children}
    </tr>
  );
}
