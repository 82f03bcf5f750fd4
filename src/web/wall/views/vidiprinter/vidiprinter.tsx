import { useContext } from 'react';
import { VidiprinterContext } from '#web/wall/vidiprinter-context.ts';
import type { View } from '#web/wall/view.ts';
import { NewestLine } from './newest-line.tsx';
import { PrintedLine } from './printed-line.tsx';

/** Heights of the newest line and of the others, as their classes have them; rem. */
const NEWEST_HEIGHT = { landscape: 13.75, ultrawide: 13.75, portrait: 24.375 };
const LINE_HEIGHT = { landscape: 4.125, ultrawide: 4.125, portrait: 7.625 };

interface Props {
  /** Number of lines below the newest one. */
  readonly count: number;
}

function VidiprinterPage({ count }: Props) {
  const { all, newsId } = useContext(VidiprinterContext);
  const [newest, ...others] = all;
  if (!newest) return null;
  return (
    <>
      <NewestLine key={newest.line.id} entry={newest} isTyped={newest.line.id === newsId} />
      <ol>
        {others.slice(0, count).map((entry) => (
          <PrintedLine key={entry.line.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

/** What has happened in all matches: the newest line at the top, twice as large as the others. */
export const vidiprinter: View = {
  pages({ hasVidiprinterLines, space: { height, shape }, words }) {
    if (!hasVidiprinterLines) return [];
    const count = Math.floor((height - NEWEST_HEIGHT[shape]) / LINE_HEIGHT[shape] + 0.01);
    return [
      {
        key: 'vidiprinter',
        title: words.wall.views.vidiprinter,
        note: null,
        element: <VidiprinterPage count={count} />,
      },
    ];
  },
};
