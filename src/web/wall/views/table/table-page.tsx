import type { StandingsRow } from '#contract/records/standings.ts';
import type { DisplayRow } from '#web/features/standings/rows.ts';
import { shortName } from '#web/format/short-name.ts';
import { bareTeam } from '#web/ui/bare-team.ts';
import { Movement } from '#web/wall/parts/movement.tsx';
import { WallCrest } from '#web/wall/parts/wall-crest.tsx';
import { ZoneLegend, zoneEdge } from '#web/wall/parts/zone-legend.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import { useWallTableWords } from '#web/words/wall-table.ts';
import type { TableColumn, TablePart } from './layout-tables.ts';
import type { LiveScore } from './live-scores.ts';

interface Props {
  readonly columns: readonly TableColumn[];
  /** Scores of matches in play, by row. */
  readonly scores: ReadonlyMap<StandingsRow, LiveScore>;
  /** Ids of followed teams, which are marked. */
  readonly follow: readonly string[];
}

/** Tables in columns, with the legend of their zones below. */
export function TablePage({ columns, scores, follow }: Props) {
  const parts = columns.flat();
  return (
    <div className="flex h-full flex-col justify-between upright:pt-40 pb-10">
      <div className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-x-70">
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div key={at} className="flex min-w-0 flex-col gap-24">
            {column.map((part) => (
              <Part key={part.table.name ?? ''} part={part} scores={scores} follow={follow} />
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

const COUNTS = ['games_played', 'goals_diff', 'points'] as const;

function Part({
  part: { table, rows, hasName, isDense },
  scores,
  follow,
}: Omit<Props, 'columns'> & { part: TablePart }) {
  const { standings: say, scores: words } = useStandingsWords();
  const { wallTable } = useWallTableWords();
  const isLive = rows.some(({ row }) => scores.has(row));
  return (
    <section>
      {hasName && table.name && (
        <h2 className="one-line h-60 font-[600] text-body">{words.round(table.name)}</h2>
      )}
      <table data-dense={isDense || undefined} className="group w-full table-fixed text-[0.44rem]/[0.5rem]">
        <colgroup>
          <col className="w-72" />
          <col className="w-60" />
          <col />
          <col className="w-86" />
          <col className="w-56" />
          <col className="w-84" />
          <col className="w-66" />
        </colgroup>
        <thead>
          <tr className="h-46 text-note text-quiet *:p-0 *:text-end *:font-[500]">
            <th scope="col" colSpan={2}>
              <span className="sr-only">{say.columns.position[1]}</span>
            </th>
            <th scope="col">
              <span className="sr-only">{say.columns.team[1]}</span>
            </th>
            <th scope="col">{isLive && wallTable.now}</th>
            {COUNTS.map((key) => (
              <th key={key} scope="col">
                <abbr title={say.columns[key][1]} className="no-underline">
                  {say.columns[key][0]}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <Row
              key={line.row.team_id}
              line={line}
              live={scores.get(line.row)}
              isFollowed={follow.includes(line.row.team_id)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly line: DisplayRow;
  readonly live: LiveScore | undefined;
  readonly isFollowed: boolean;
}

/** Longer names are set smaller, letters. */
const MAX_LARGE_LETTERS = 17;
/** Longer ones are short ones. */
const MAX_LETTERS = 20;

function Row({ line: { row, position, movement, zone }, live, isFollowed }: RowProps) {
  const { intl } = useStandingsWords();
  const { games_played, goals_diff, points } = row.overall;
  const signed = new Intl.NumberFormat(intl, { signDisplay: 'exceptZero' });
  return (
    <tr
      aria-current={isFollowed || undefined}
      className="h-66 upright:h-60 border-line border-t-2 font-[500] font-stretch-80% *:p-0 aria-[current]:font-[700] group-data-dense:h-56 upright:group-data-dense:h-51"
    >
      <td className={`ps-16! text-start text-quiet ${zoneEdge(zone)}`}>{position ?? '–'}</td>
      <td className="text-[0.36rem]">
        <Movement places={movement} />
      </td>
      <th scope="row" className="text-start [font-weight:inherit]">
        <span className="flex items-center gap-16">
          <WallCrest team={bareTeam(row.team_id)} className="h-46 w-42" />
          <span
            data-long={row.team_name.length > MAX_LARGE_LETTERS || undefined}
            className="one-line min-w-0 data-long:font-stretch-75% data-long:text-[0.4rem]"
          >
            {row.team_name.length > MAX_LETTERS ? shortName(row.team_name) : row.team_name}
          </span>
        </span>
      </th>
      <td
        data-fresh={live?.isFresh || undefined}
        className="text-end font-[700] text-live data-fresh:text-goal"
      >
        {live?.text}
      </td>
      <td className="text-end text-quiet">{games_played ?? '–'}</td>
      <td className="text-end text-quiet">
        <bdi dir="ltr">{goals_diff === null ? '–' : signed.format(goals_diff).replace('-', '−')}</bdi>
      </td>
      <td className="text-end font-[700]">{points ?? '–'}</td>
    </tr>
  );
}
