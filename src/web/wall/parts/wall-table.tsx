import type { CSSProperties } from 'react';
import type { Score } from '#contract/parse/score.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { ResultLetter } from '#web/components/result-letter.tsx';
import { type CountColumn, countColumns } from '#web/features/standings/count-columns.tsx';
import { Movement } from '#web/features/standings/movement.tsx';
import { type PlainColumn, PlainTable } from '#web/features/standings/plain-table.tsx';
import type { DisplayRow } from '#web/features/standings/rows.ts';
import { zoneBorder } from '#web/features/standings/zone-border.tsx';
import { useWords } from '#web/words/use-words.ts';
import { WallName } from './wall-name.tsx';

/** The score of a team's match in play. */
export interface RowScore {
  /** Own goals first. */
  readonly score: Score;
  /** Whether the team has just scored. */
  readonly isFresh: boolean;
}

interface Props {
  /** Null: places that are left out. */
  readonly rows: readonly (DisplayRow | null)[];
  readonly counts: readonly CountColumn[];
  readonly isMarked: (row: DisplayRow) => boolean;
  readonly scoreOf: (row: DisplayRow) => RowScore | undefined;
  /** Height of a row and size of its type, rem. */
  readonly rowHeight: number;
  readonly typeSize: number;
  /** Whether there is room for long names and for three digits. */
  readonly isWide?: boolean;
  /** Whether all names are set narrower, and smaller beside another column, since one is long. */
  readonly isNarrow: boolean;
  readonly hasCrests?: boolean;
}

const NARROW_NAME = { wide: 'font-stretch-75%', narrow: 'font-stretch-75% text-[0.91em]' };
/** Others have room for two digits. */
const WIDTHS: Partial<Record<CountColumn, string>> = { goals_diff: 'w-[1.9em]', points: 'w-[1.75em]' };
const FORM_LENGTH = 5;
const LOOK = {
  table: 'w-full table-fixed',
  head: 'h-11.5 whitespace-nowrap text-note text-quiet *:p-0 *:text-end *:font-medium *:font-stretch-80%',
  row: 'h-(--row) border-line border-t-2 font-medium font-stretch-80% leading-[1.14] *:p-0 aria-[current]:font-bold',
  gap: 'h-10 border-line border-t-2 text-quiet leading-9.5 *:ps-31',
};

/** Rows of a table, as large as there is room for, with the scores of matches in play. */
export function WallTable(props: Props) {
  const { rows, counts, isMarked, scoreOf, rowHeight, typeSize, isNarrow } = props;
  const { isWide = false, hasCrests = false } = props;
  const nameLook = isNarrow ? NARROW_NAME[hasCrests && !isWide ? 'narrow' : 'wide'] : '';
  const words = useWords<'standings'>();
  const { wallTable } = useWords<'wall-table'>();
  const { columns } = words.standings;
  const isLive = rows.some((row) => row && scoreOf(row));
  const form: PlainColumn<DisplayRow> = {
    key: 'form',
    name: columns.form,
    width: 'w-[7.2em]',
    cell: (row) => (
      <span className="flex justify-end gap-[0.14em]">
        {row.form.slice(-FORM_LENGTH).map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no names
          <ResultLetter key={at} letter={letter} size="em" />
        ))}
      </span>
    ),
  };
  return (
    <PlainTable
      rows={rows}
      isMarked={isMarked}
      gapName={words.standings.gap}
      look={LOOK}
      style={{ '--row': `${rowHeight}rem`, fontSize: `${typeSize}rem` } as CSSProperties}
      columns={[
        {
          key: 'position',
          name: columns.position,
          isNameHidden: true,
          width: 'w-[1.64em]',
          className: 'ps-4! text-start',
          cellClassName: (row) =>
            `border-s-[0.5rem] ${isMarked(row) ? '' : 'text-quiet'} ${zoneBorder(row.zone)}`,
          cell: ({ position }) => position ?? '–',
        },
        {
          key: 'movement',
          name: null,
          width: 'w-[1.2em]',
          className: 'text-[0.82em]',
          cell: ({ movement }) => <Movement places={movement} className="data-up:font-bold" />,
        },
        {
          key: 'team',
          name: columns.team,
          isNameHidden: true,
          className: 'text-start!',
          cell: ({ row: { team_id, team_name } }) => (
            <span className="flex items-center gap-[0.3em]">
              {hasCrests && <Crest team={bareTeam(team_id)} className="stale:faded [--crest:1.05em]" />}
              <WallName name={team_name} className={nameLook} />
            </span>
          ),
        },
        {
          key: 'now',
          name: isLive ? { short: wallTable.now, long: wallTable.now } : null,
          width: 'w-[1.9em]',
          className: 'text-end',
          cellClassName: (row) => `font-bold ${scoreOf(row)?.isFresh ? 'text-goal' : 'text-live'}`,
          cell: (row) => {
            const score = scoreOf(row)?.score;
            return score && words.score(...score);
          },
        },
        ...countColumns<DisplayRow>(counts, words, (key) =>
          key === 'points' ? 'text-end font-bold' : 'text-end text-quiet',
        ).map((column) => ({
          ...column,
          width: isWide ? 'w-[2em]' : (WIDTHS[column.key as CountColumn] ?? 'w-[1.4em]'),
        })),
        ...(isWide && rows.some((row) => row && row.form.length > 0) ? [form] : []),
      ]}
    />
  );
}
