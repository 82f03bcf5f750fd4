import { Fragment } from 'react';
import { visibleRows } from '#contract/table/visible-rows.ts';
import { useEmbedWords } from '#web/embed/use-embed-words.ts';
import type { LiveTeam } from '#web/features/standings/live-teams.ts';
import type { DisplayTable } from '#web/features/standings/rows.ts';
import type { standingsWords } from '#web/words/standings.ts';
import { TableRow } from './table-row.tsx';

interface Props {
  readonly table: DisplayTable;
  readonly caption: string;
  readonly playing: ReadonlyMap<string, LiveTeam>;
  readonly teams: readonly string[];
  readonly maxRows: number | null;
  readonly hasForm: boolean;
}

const COLUMNS = ['games_played', 'goals_diff', 'points'] as const;

/** One table, or a part of it around marked teams. */
export function OneTable({ table, caption, playing, teams, maxRows, hasForm }: Props) {
  const { standings: t } = useEmbedWords<typeof standingsWords>();
  const parts = visibleRows(table.rows, ({ row }) => teams.includes(row.team_id), maxRows);
  const heading = ([short, long]: readonly string[]) => (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{long}</span>
    </>
  );
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="*:py-1 *:font-normal *:text-quiet *:text-xs">
          <th scope="col" className="@min-[26rem]:w-14 w-11 @min-[26rem]:ps-3 ps-2 text-end">
            {heading(t.columns.position)}
          </th>
          <th scope="col" className="px-2 text-start">
            {heading(t.columns.team)}
          </th>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className="@min-[26rem]:w-10 w-9 @min-[26rem]:pe-2 pe-1.5 text-end last:pe-3"
            >
              {heading(t.columns[column])}
            </th>
          ))}
          {hasForm && (
            <th scope="col" className="@max-[26rem]:hidden w-28 pe-3 text-end">
              {heading(t.columns.form)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {parts.map((rows, at) => (
          <Fragment key={rows[0]?.row.team_id}>
            {at > 0 && (
              <tr className="border-line border-t">
                <td colSpan={hasForm ? 6 : 5} className="px-3 text-center text-quiet">
                  <span aria-hidden="true">⋯</span>
                  <span className="sr-only">{t.gap}</span>
                </td>
              </tr>
            )}
            {rows.map((displayRow) => (
              <TableRow
                key={displayRow.row.team_id}
                displayRow={displayRow}
                isMarked={teams.includes(displayRow.row.team_id)}
                live={playing.get(displayRow.row.team_id)}
                hasForm={hasForm}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
