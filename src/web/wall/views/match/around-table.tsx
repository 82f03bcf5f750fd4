import { visibleRows, withGaps } from '#contract/table/visible-rows.ts';
import type { LiveTeam } from '#web/features/standings/live-teams.ts';
import type { DisplayRow, DisplayTable } from '#web/features/standings/rows.ts';
import { Movement } from '#web/wall/parts/movement.tsx';
import { TableTime } from '#web/wall/parts/table-time.tsx';
import { WallName } from '#web/wall/parts/wall-name.tsx';
import { ZoneLegend, zoneEdge } from '#web/wall/parts/zone-legend.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import { useWallTableWords } from '#web/words/wall-table.ts';

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

/** Heights of the title with the heads of the columns, a row, a gap, and a line of the legend, rem. */
const FRAME_HEIGHT = 8.4375;
const ROW_HEIGHT = 4.125;
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
  const { standings } = useStandingsWords();
  const { wallTable: t } = useWallTableWords();
  const rows = rowsThatFit(table, teamIds, height);
  const isLive = table.rows.some(({ row }) => liveTeams.has(row.team_id));
  const zones = zonesIn(table, rows);
  return (
    <section className="flex min-h-0 min-w-0 flex-col border-line border-t-2 pt-4.5">
      <h3 className="flex items-baseline justify-between gap-5 font-semibold text-body">
        {isLive ? t.asItStands : t.table}
        <span className="font-normal text-quiet">{isLive && <TableTime asOf={asOf} />}</span>
      </h3>
      <table className="mt-1.5 w-full table-fixed text-[2.75rem]/[4rem]">
        <colgroup>
          <col className="w-18" />
          <col className="w-14.5" />
          <col />
          <col className="w-20.5" />
          <col className="w-15" />
        </colgroup>
        <thead>
          <tr className="h-11.5 text-note text-quiet *:p-0 *:text-end *:font-medium">
            <th scope="col" colSpan={2}>
              <span className="sr-only">{standings.columns.position[1]}</span>
            </th>
            <th scope="col">
              <span className="sr-only">{standings.columns.team[1]}</span>
            </th>
            <th scope="col">{isLive && t.now}</th>
            <th scope="col">{standings.columns.points[0]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) =>
            row ? (
              <Row
                key={row.row.team_id}
                line={row}
                live={liveTeams.get(row.row.team_id)}
                isOfMatch={teamIds.includes(row.row.team_id)}
              />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name
              <tr key={`gap ${at}`} className="h-10 border-line border-t-2 text-quiet leading-9.5">
                <td />
                <td />
                <td>…</td>
                <td />
                <td />
              </tr>
            ),
          )}
        </tbody>
      </table>
      <ZoneLegend entries={zones.map((one) => ({ zone: one, table }))} />
    </section>
  );
}

/** Longer names are set narrower, letters. */
const MAX_WIDE_LETTERS = 17;

interface RowProps {
  readonly line: DisplayRow;
  readonly live: LiveTeam | undefined;
  readonly isOfMatch: boolean;
}

function Row({ line: { row, position, movement, zone }, live, isOfMatch }: RowProps) {
  return (
    <tr
      aria-current={isOfMatch || undefined}
      className="h-16.5 border-line border-t-2 font-medium font-stretch-80% *:p-0 aria-[current]:font-bold"
    >
      <td className={`ps-4! text-start ${isOfMatch ? '' : 'text-quiet'} ${zoneEdge(zone)}`}>
        {position ?? '–'}
      </td>
      <td className="text-[2.25rem]">
        <Movement places={movement} />
      </td>
      <th scope="row" className="text-start [font-weight:inherit]">
        <WallName
          name={row.team_name}
          className={row.team_name.length > MAX_WIDE_LETTERS ? 'font-stretch-75%' : ''}
        />
      </th>
      <td
        data-fresh={live?.isFresh || undefined}
        className="text-end font-bold text-live data-fresh:text-goal"
      >
        {live?.score}
      </td>
      <td className="text-end font-bold">{row.overall.points ?? '–'}</td>
    </tr>
  );
}
