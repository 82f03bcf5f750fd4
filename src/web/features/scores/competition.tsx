import { memo } from 'react';
import { GroupHead } from './group-head.tsx';
import { MatchRow } from './match-row.tsx';
import { hasNote, isMoved } from './note.ts';
import type { Group } from './order.ts';
import type { Row } from './shown.ts';

interface Props {
  readonly group: Group;
  /** Whether only counts are shown instead of the matches. */
  readonly folded: boolean;
  readonly pinned: boolean;
  readonly zone: string;
  readonly confirmed: () => number | null;
}

/** Returns the height that the browser assumes for content that it has not rendered yet. */
function heightOf(rows: readonly Row[]): string {
  let [notes, dates] = [0, 0];
  for (const { record } of rows) {
    if (hasNote(record)) notes += 1;
    if (isMoved(record)) dates += 1;
  }
  const all = [`--row-height) * ${rows.length}`, `--note-height) * ${notes}`, `--date-height) * ${dates}`];
  return `auto calc(var(--head-height) + var(${all.join(' + var(')})`;
}

/** A group of matches under a common head: a competition, a kick-off time, or the viewer's follows. */
export const Competition = memo(function Competition({ group, folded, pinned, zone, confirmed }: Props) {
  const { key, rows } = group;
  return (
    <section
      id={key}
      aria-labelledby={`${key}-name`}
      style={{ containIntrinsicBlockSize: heightOf(folded ? [] : rows) }}
      className="match-group mb-2.5 pointer-fine:mb-1.5 overflow-hidden rounded-lg border border-line bg-surface [content-visibility:auto]"
    >
      <GroupHead group={group} folded={folded} pinned={pinned} zone={zone} />
      {!folded && (
        <ul>
          {rows.map((row) => (
            <MatchRow
              key={row.record.id}
              {...row}
              zone={zone}
              confirmed={confirmed}
              named={group.kind !== 'competition'}
            />
          ))}
        </ul>
      )}
    </section>
  );
}, isSame);

function isSame(a: Props, b: Props): boolean {
  return (
    a.folded === b.folded &&
    a.pinned === b.pinned &&
    a.zone === b.zone &&
    a.confirmed === b.confirmed &&
    a.group.key === b.group.key &&
    roundOf(a.group) === roundOf(b.group) &&
    a.group.rows.length === b.group.rows.length &&
    a.group.rows.every((row, index) => row === b.group.rows[index])
  );
}

const roundOf = (group: Group) => (group.kind === 'competition' ? group.round : null);
