import { visibleRows, withGaps } from '#contract/table/visible-rows.ts';
import { type CountColumn, countColumns, MAIN_COUNTS } from '#web/features/standings/count-columns.tsx';
import type { LiveTeam } from '#web/features/standings/live-teams.ts';
import { type PlainColumn, PlainTable } from '#web/features/standings/plain-table.tsx';
import type { DisplayRow, DisplayTable } from '#web/features/standings/rows.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import type { ColumnName } from '#web/ui/sort-head.tsx';
import { useWords } from '#web/words/use-words.ts';
import { TeamCell } from './team-cell.tsx';
import { ZoneMark } from './zone-mark.tsx';

interface Props {
  readonly table: DisplayTable;
  readonly caption: string;
  readonly playing: ReadonlyMap<string, LiveTeam>;
  readonly teams: readonly string[];
  readonly maxRows: number | null;
  readonly hasForm: boolean;
}

const LOOK = {
  table: 'w-full border-collapse',
  head: '*:py-1 *:font-normal *:text-quiet *:text-xs',
  row: 'border-line border-t aria-[current]:bg-raised aria-[current]:font-semibold',
  gap: 'border-line border-t text-center text-quiet',
};
const COUNT = '@min-[26rem]:w-10 w-9 @min-[26rem]:pe-2 pe-1.5 text-end last:pe-3';
const COUNTS: Partial<Record<CountColumn, string>> = { games_played: 'text-quiet', points: 'font-bold' };

/** A win is high, a draw in the middle, a defeat low; the letter repeats it. */
const FORM: Readonly<Record<string, string>> = {
  W: 'h-6 bg-ink text-surface',
  D: 'h-4.5 bg-line',
  L: 'h-4.5 border border-line text-quiet',
};

/** One table, or a part of it around marked teams. */
export function OneTable({ table, caption, playing, teams, maxRows, hasForm }: Props) {
  const words = useWords<'embed' | 'standings'>();
  const { columns, gap, letters } = words.standings;
  const results: Readonly<Record<string, ColumnName>> = letters;
  const isMarked = ({ row }: DisplayRow) => teams.includes(row.team_id);
  const form: PlainColumn<DisplayRow> = {
    key: 'form',
    name: columns.form,
    className: '@max-[26rem]:hidden w-28 whitespace-nowrap pe-3 text-end',
    cell: ({ form }) => (
      <span className="flex items-end justify-end gap-0.5">
        {form.map((letter, at) => (
          <Abbreviation
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no names
            key={at}
            short={results[letter]?.short}
            long={results[letter]?.long}
            className={`grid w-4 place-items-center rounded-sm text-xs ${FORM[letter]}`}
          />
        ))}
      </span>
    ),
  };
  return (
    <PlainTable
      caption={caption}
      rows={withGaps(visibleRows(table.rows, isMarked, maxRows))}
      isMarked={isMarked}
      gapName={gap}
      look={LOOK}
      columns={[
        {
          key: 'position',
          name: columns.position,
          className: '@min-[26rem]:w-14 w-11 whitespace-nowrap @min-[26rem]:ps-3 ps-2 text-end',
          cell: ({ zone, position }) => (
            <span className="flex items-center justify-between">
              <ZoneMark zone={zone} />
              <span className="font-semibold">{position ?? '–'}</span>
            </span>
          ),
        },
        {
          key: 'team',
          name: columns.team,
          className: 'px-2 py-1 @max-[26rem]:pe-1 text-start',
          cell: (line) => (
            <TeamCell row={line.row} isMarked={isMarked(line)} live={playing.get(line.row.team_id)} />
          ),
        },
        ...countColumns<DisplayRow>(MAIN_COUNTS, words, (key) => `${COUNT} ${COUNTS[key] ?? ''}`),
        ...(hasForm ? [form] : []),
      ]}
    />
  );
}
