import { memo } from 'react';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { hasNote, hasReplacement } from '#web/matches/note.ts';
import type { MatchGroup } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { GroupHead } from './group-head.tsx';

interface Props {
  readonly group: MatchGroup;
  /** Whether only counts are shown instead of the matches. */
  readonly isFolded: boolean;
  readonly isPinned: boolean;
  readonly zone: string;
  readonly confirmed: () => number | null;
}

/** Returns the height that the browser assumes for content that it has not rendered yet. */
function intrinsicSize(rows: readonly MatchListRow[]): string {
  let [notes, dates] = [0, 0];
  for (const { record } of rows) {
    if (hasNote(record)) notes += 1;
    if (hasReplacement(record)) dates += 1;
  }
  const terms = [`--row-height) * ${rows.length}`, `--note-height) * ${notes}`, `--date-height) * ${dates}`];
  return `auto calc(var(--head-height) + var(${terms.join(' + var(')})`;
}

/** A group of matches under a common head: a competition, a kick-off time, or the viewer's follows. */
export const MatchGroupSection = memo(function MatchGroupSection({
  group,
  isFolded,
  isPinned,
  zone,
  confirmed,
}: Props) {
  const { key, rows } = group;
  return (
    <section
      id={key}
      aria-labelledby={`${key}-name`}
      style={{ containIntrinsicBlockSize: intrinsicSize(isFolded ? [] : rows) }}
      className="match-group mb-2.5 pointer-fine:mb-1.5 overflow-hidden rounded-lg border border-line bg-surface [content-visibility:auto]"
    >
      <GroupHead group={group} isFolded={isFolded} isPinned={isPinned} zone={zone} />
      {!isFolded && (
        <ul>
          {rows.map((row) => (
            <MatchRow
              key={row.record.id}
              {...row}
              zone={zone}
              confirmed={confirmed}
              hasCompetition={group.kind !== 'competition'}
            />
          ))}
        </ul>
      )}
    </section>
  );
}, isSame);

function isSame(a: Props, b: Props): boolean {
  return (
    a.isFolded === b.isFolded &&
    a.isPinned === b.isPinned &&
    a.zone === b.zone &&
    a.confirmed === b.confirmed &&
    a.group.key === b.group.key &&
    roundOf(a.group) === roundOf(b.group) &&
    a.group.rows.length === b.group.rows.length &&
    a.group.rows.every((row, index) => row === b.group.rows[index])
  );
}

const roundOf = (group: MatchGroup) => (group.kind === 'competition' ? group.round : null);
