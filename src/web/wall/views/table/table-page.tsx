import type { CSSProperties } from 'react';
import type { StandingsRow } from '#contract/records/standings.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { COUNT_COLUMNS } from '#web/features/standings/columns.ts';
import type { DisplayRow } from '#web/features/standings/rows.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { Movement } from '#web/wall/parts/movement.tsx';
import { WallName } from '#web/wall/parts/wall-name.tsx';
import { ZoneLegend, zoneEdge } from '#web/wall/parts/zone-legend.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import { useWallTableWords } from '#web/words/wall-table.ts';
import type { TableColumn, TablePages, TablePart } from './layout-tables.ts';
import type { LiveScore } from './live-scores.ts';

interface Props extends Omit<TablePages, 'pages'> {
  readonly columns: readonly TableColumn[];
  /** Scores of matches in play, by row. */
  readonly scores: ReadonlyMap<StandingsRow, LiveScore>;
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

type Count = (typeof COUNT_COLUMNS)[number];

const COUNTS: readonly Count[] = ['games_played', 'goals_diff', 'points'];
/** Others have room for two digits. */
const COUNT_WIDTHS: Partial<Record<Count, string>> = { goals_diff: 'w-[1.9em]', points: 'w-[1.5em]' };
const FORM_LENGTH = 5;

function Part({
  part: { table, rows, hasName },
  rowHeight,
  typeSize,
  isWide,
  scores,
  follow,
}: Omit<Props, 'columns'> & { part: TablePart }) {
  const { standings: t, scores: words } = useStandingsWords();
  const { wallTable } = useWallTableWords();
  const isLive = rows.some(({ row }) => scores.has(row));
  const hasForm = isWide && rows.some(({ form }) => form.length > 0);
  const counts = isWide ? COUNT_COLUMNS : COUNTS;
  const style = { '--row': `${rowHeight}rem`, fontSize: `${typeSize}rem` } as CSSProperties;
  return (
    <section>
      {hasName && table.name && (
        <h2 className="one-line h-15 font-semibold text-body">{words.round(table.name)}</h2>
      )}
      <table data-wide={isWide || undefined} className="group w-full table-fixed" style={style}>
        <colgroup>
          <col className="w-[1.64em]" />
          <col className="w-[1.2em]" />
          <col />
          <col className="w-[1.9em]" />
          {counts.map((key) => (
            <col key={key} className={`${COUNT_WIDTHS[key] ?? 'w-[1.4em]'} group-data-wide:w-[2em]`} />
          ))}
          {hasForm && <col className="w-[7.2em]" />}
        </colgroup>
        <thead>
          <tr className="h-11.5 text-note text-quiet *:p-0 *:text-end *:font-medium">
            <th scope="col" colSpan={2}>
              <span className="sr-only">{t.columns.position[1]}</span>
            </th>
            <th scope="col">
              <span className="sr-only">{t.columns.team[1]}</span>
            </th>
            <th scope="col">{isLive && wallTable.now}</th>
            {[...counts, ...(hasForm ? (['form'] as const) : [])].map((key) => (
              <th key={key} scope="col">
                <Abbreviation short={t.columns[key][0]} long={t.columns[key][1]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <Row
              key={line.row.team_id}
              line={line}
              counts={counts}
              hasForm={hasForm}
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
  readonly counts: readonly Count[];
  readonly hasForm: boolean;
  readonly live: LiveScore | undefined;
  readonly isFollowed: boolean;
}

/** Longer names are set narrower, and smaller beside another column. */
const MAX_WIDE_LETTERS = 17;
const NARROW_NAME = 'font-stretch-75% text-[0.91em] group-data-wide:text-[1em]';

function Row({ line, counts, hasForm, live, isFollowed }: RowProps) {
  const { row, position, movement, zone, form } = line;
  const { intl } = useStandingsWords();
  const text = (key: Count) => {
    const value = row.overall[key];
    if (value === null) return '–';
    return key === 'goals_diff' ? signedNumber(value, intl) : value;
  };
  return (
    <tr
      aria-current={isFollowed || undefined}
      className="h-(--row) border-line border-t-2 font-medium font-stretch-80% leading-[1.14] *:p-0 aria-[current]:font-bold"
    >
      <td className={`ps-4! text-start text-quiet ${zoneEdge(zone)}`}>{position ?? '–'}</td>
      <td className="text-[0.82em]">
        <Movement places={movement} />
      </td>
      <th scope="row" className="text-start [font-weight:inherit]">
        <span className="flex items-center gap-[0.3em]">
          <Crest team={bareTeam(row.team_id)} className="stale:faded [--crest:1.05em]" />
          <WallName
            name={row.team_name}
            className={row.team_name.length > MAX_WIDE_LETTERS ? NARROW_NAME : ''}
          />
        </span>
      </th>
      <td
        data-fresh={live?.isFresh || undefined}
        className="text-end font-bold text-live data-fresh:text-goal"
      >
        {live?.text}
      </td>
      {counts.map((key) => (
        <td key={key} className={`text-end ${key === 'points' ? 'font-bold' : 'text-quiet'}`}>
          <bdi dir="ltr">{text(key)}</bdi>
        </td>
      ))}
      {hasForm && (
        <td>
          <Form results={form.slice(-FORM_LENGTH)} />
        </td>
      )}
    </tr>
  );
}

/** The last results, newest last. */
function Form({ results }: { readonly results: readonly string[] }) {
  const { standings } = useStandingsWords();
  const letters: Readonly<Record<string, readonly string[]>> = standings.letters;
  return (
    <span className="flex justify-end gap-[0.14em]">
      {results.map((letter, at) => (
        <Abbreviation
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no names
          key={at}
          short={letters[letter]?.[0] ?? '–'}
          long={letters[letter]?.[1]}
          data-form={letter}
          className="grid h-[1.3em] w-[1.3em] place-items-center rounded-mark bg-raised text-[0.8em] data-[form=W]:bg-ink data-[form=W]:font-bold data-[form=W]:text-ground"
        />
      ))}
    </span>
  );
}
