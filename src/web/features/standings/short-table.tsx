import type { StandingsRow } from '#contract/records/standings.ts';
import { visibleRows, withGaps } from '#contract/table/visible-rows.ts';
import { FollowedMark } from '#web/components/followed-mark.tsx';
import { teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { countColumns, MAIN_COUNTS } from './count-columns.tsx';
import { PlainTable } from './plain-table.tsx';

/** Rows around each team. */
const ROWS_PER_TEAM = 3;
const CELL = 'px-1 text-end';
const LOOK = {
  table: 'w-full text-start',
  head: 'text-quiet text-xs *:font-medium',
  row: 'aria-[current]:font-semibold aria-[current]:*:bg-raised',
  gap: 'text-center text-quiet leading-4',
};

interface Props {
  readonly name: string;
  readonly rows: readonly StandingsRow[];
  readonly teamIds: readonly string[];
}

/** The part of a table around two teams. */
export function ShortTable({ name, rows, teamIds }: Props) {
  const words = useWords<'standings'>();
  const { columns, gap } = words.standings;
  const isMarked = ({ row }: { readonly row: StandingsRow }) => teamIds.includes(row.team_id);
  const lines = rows.map((row) => ({ row }));
  return (
    <PlainTable
      caption={name}
      rows={withGaps(visibleRows(lines, isMarked, ROWS_PER_TEAM * teamIds.length))}
      isMarked={isMarked}
      gapName={gap}
      look={LOOK}
      columns={[
        {
          key: 'position',
          name: columns.position,
          className: `w-8 ${CELL}`,
          cell: ({ row }) => row.overall.position ?? '–',
        },
        {
          key: 'team',
          name: columns.team,
          className: 'px-1 text-start',
          cell: ({ row }) => (
            <Link
              to={teamAddress(row.team_id)}
              dir="auto"
              title={row.team_name}
              className="flex min-h-8 pointer-coarse:min-h-11 items-center hover:underline"
            >
              {row.team_name}
              <FollowedMark teamId={row.team_id} className="ms-1 flex-none" />
            </Link>
          ),
        },
        ...countColumns<{ readonly row: StandingsRow }>(MAIN_COUNTS, words, () => CELL),
      ]}
    />
  );
}
