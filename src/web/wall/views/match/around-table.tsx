import { visibleRows, withGaps } from '#contract/table/visible-rows.ts';
import type { LiveTeam } from '#web/features/standings/live-teams.ts';
import type { DisplayRow, DisplayTable } from '#web/features/standings/rows.ts';
import { isLongName } from '#web/wall/parts/is-long-name.ts';
import { TableTime } from '#web/wall/parts/table-time.tsx';
import { WallTable } from '#web/wall/parts/wall-table.tsx';
import { ZoneLegend } from '#web/wall/parts/zone-legend.tsx';
import { useWords } from '#web/words/use-words.ts';

export interface MatchTable {
  readonly table: DisplayTable;
  readonly liveTeams: ReadonlyMap<string, LiveTeam>;
  /** Returns the as-of instant of the table, epoch ms. */
  readonly asOf: () => number | null;
}

interface Props extends MatchTable {
  readonly teamIds: readonly string[];
  /** Height for all of it, rem. */
  readonly height: number;
}

/** Heights of the title with the heads of the columns, a row with its type, a gap, and a line of the legend, rem. */
const FRAME_HEIGHT = 8.4375;
const ROW_HEIGHT = 4.125;
const TYPE_SIZE = 2.75;
const GAP_HEIGHT = 2.5;
const LEGEND_HEIGHT = 2.5;
const MAX_ROWS = 14;

const zonesIn = ({ zones }: DisplayTable, rows: readonly (DisplayRow | null)[]) =>
  zones.filter((one) => rows.some((row) => row?.zone === one));

/** Returns as many rows around teams as fit with their legend; null for a gap. */
function rowsThatFit(
  table: DisplayTable,
  teamIds: readonly string[],
  height: number,
): readonly (DisplayRow | null)[] {
  for (let max = MAX_ROWS; ; max -= 1) {
    const parts = visibleRows(table.rows, ({ row }) => teamIds.includes(row.team_id), max);
    const rows = withGaps(parts);
    const rowHeights = rows.map((row) => (row ? ROW_HEIGHT : GAP_HEIGHT));
    const total = rowHeights.reduce((sum, one) => sum + one, FRAME_HEIGHT);
    if (max <= teamIds.length || total + zonesIn(table, rows).length * LEGEND_HEIGHT <= height) return rows;
  }
}

/** The part of a table around both teams of a match. */
export function AroundTable({ table, liveTeams, asOf, teamIds, height }: Props) {
  const { wallTable: t } = useWords<'wall-table'>();
  const rows = rowsThatFit(table, teamIds, height);
  const isLive = table.rows.some(({ row }) => liveTeams.has(row.team_id));
  const zones = zonesIn(table, rows);
  return (
    <section className="flex min-h-0 min-w-0 flex-col border-line border-t-2 pt-4.5">
      <h3 className="flex items-baseline justify-between gap-5 font-semibold text-body">
        {isLive ? t.asItStands : t.table}
        <span className="font-normal text-quiet">{isLive && <TableTime asOf={asOf} />}</span>
      </h3>
      <div className="mt-1.5">
        <WallTable
          rows={rows}
          counts={['points']}
          isMarked={({ row }) => teamIds.includes(row.team_id)}
          scoreOf={({ row }) => liveTeams.get(row.team_id)}
          rowHeight={ROW_HEIGHT}
          typeSize={TYPE_SIZE}
          isNarrow={rows.some((row) => row && isLongName(row.row.team_name))}
        />
      </div>
      <ZoneLegend entries={zones.map((one) => ({ zone: one, table }))} />
    </section>
  );
}
