import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { hasNote, hasReplacement } from '#web/matches/note.ts';
import type { MatchGroup } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { GroupHead } from './group-head.tsx';

interface Props {
  readonly group: MatchGroup;
  /** Whether only counts are shown instead of the matches. */
  readonly isFolded: boolean;
}

/** Counts the rows of a group by their number of lines, from which its height is estimated until the browser renders it. */
function lineCounts(rows: readonly MatchListRow[]): CSSProperties {
  let [notes, dates] = [0, 0];
  for (const { record } of rows) {
    if (hasNote(record)) notes += 1;
    if (hasReplacement(record)) dates += 1;
  }
  return { '--rows': rows.length, '--notes': notes, '--dates': dates } as CSSProperties;
}

/** Returns a function that returns the same element for the same row, which React then skips. */
function drawOnce(draw: (row: MatchListRow) => ReactNode): (row: MatchListRow) => ReactNode {
  const elements = new WeakMap<MatchListRow, ReactNode>();
  return (row) => {
    const element = elements.get(row) ?? draw(row);
    elements.set(row, element);
    return element;
  };
}

/** A group of matches under a common head: a competition, a kick-off time, or the viewer's follows. */
export const MatchGroupSection = memo(function MatchGroupSection({ group, isFolded }: Props) {
  const { key, rows, kind } = group;
  const drawRow = useMemo(
    () =>
      drawOnce((row) => <MatchRow key={row.record.id} {...row} hasCompetition={kind !== 'competition'} />),
    [kind],
  );
  return (
    <section
      id={key}
      style={lineCounts(isFolded ? [] : rows)}
      className="match-row-group card mb-2.5 pointer-fine:mb-1.5 overflow-clip pointer-fine:**:data-favourite:me-1.5"
    >
      <GroupHead group={group} isFolded={isFolded} />
      {!isFolded && <ul>{rows.map(drawRow)}</ul>}
    </section>
  );
}, isSame);

function isSame(a: Props, b: Props): boolean {
  return (
    a.isFolded === b.isFolded &&
    a.group.key === b.group.key &&
    roundOf(a.group) === roundOf(b.group) &&
    a.group.rows.length === b.group.rows.length &&
    a.group.rows.every((row, index) => row === b.group.rows[index])
  );
}

const roundOf = (group: MatchGroup) => (group.kind === 'competition' ? group.round : null);
