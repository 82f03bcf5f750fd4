import type { StandingsRow } from '#contract/records/standings.ts';
import { COUNT_COLUMNS } from '#web/features/standings/columns.ts';
import { MAIN_COUNTS } from '#web/features/standings/count-columns.tsx';
import { type RowScore, WallTable } from '#web/wall/parts/wall-table.tsx';
import { ZoneLegend } from '#web/wall/parts/zone-legend.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { TableColumn, TablePages, TablePart } from './layout-tables.ts';

interface Props extends Omit<TablePages, 'pages'> {
  readonly columns: readonly TableColumn[];
  /** Scores of matches in play, by row. */
  readonly scores: ReadonlyMap<StandingsRow, RowScore>;
  /** Ids of followed teams, which are marked. */
  readonly follow: readonly string[];
}

/** Tables in columns, with the legend of their zones below. */
export function TablePage({ columns, ...props }: Props) {
  const parts = columns.flat();
  return (
    <div className="flex h-full flex-col justify-between upright:pt-10 pb-2.5">
      <div className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-x-15">
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div key={at} className="flex min-w-0 flex-col gap-6">
            {column.map((part) => (
              <Part key={part.table.name ?? ''} part={part} {...props} />
            ))}
          </div>
        ))}
      </div>
      <Legend parts={parts} />
    </div>
  );
}

/** The zones of all rows on the page, each once: groups have the same. */
function Legend({ parts }: { readonly parts: readonly TablePart[] }) {
  const [first] = parts;
  if (!first) return null;
  const names = new Set(parts.flatMap(({ rows }) => rows.flatMap(({ zone }) => zone?.name ?? [])));
  const tableOf = (name: string) => parts.find(({ table }) => table.zones.some((zone) => zone.name === name));
  const entries = [...names].flatMap((name) => {
    const table = tableOf(name)?.table;
    const zone = table?.zones.find((one) => one.name === name);
    return table && zone ? [{ table, zone }] : [];
  });
  return <ZoneLegend entries={entries} />;
}

function Part({
  part: { table, rows, hasName },
  scores,
  follow,
  ...look
}: Omit<Props, 'columns'> & { readonly part: TablePart }) {
  const { scores: words } = useWords<'standings'>();
  return (
    <section>
      {hasName && table.name && (
        <h2 dir="auto" className="h-15 truncate font-semibold text-body">
          {words.round(table.name)}
        </h2>
      )}
      <WallTable
        rows={rows}
        counts={look.isWide ? COUNT_COLUMNS : MAIN_COUNTS}
        isMarked={({ row }) => follow.includes(row.team_id)}
        scoreOf={({ row }) => scores.get(row)}
        hasCrests
        {...look}
      />
    </section>
  );
}
