import { byCompetition } from '#web/matches/order.ts';
import { filterOf } from '#web/matches/rows.ts';
import type { View } from '#web/wall/view.ts';
import { wallWords } from '#web/words/wall.ts';
import { BoardRow } from './board-row.tsx';

/** Rows of a page. */
const ROWS = 6;

/** The matches in play, as many a page as can be read from afar. */
export const board: View = {
  pages({ rows, zone, confirmed, texts }) {
    const live = rows.filter(({ record }) => filterOf(record) === 'live');
    const ordered = byCompetition(live).flatMap((group) => group.rows);
    const pages = Array.from({ length: Math.ceil(ordered.length / ROWS) }, (_, at) =>
      ordered.slice(at * ROWS, (at + 1) * ROWS),
    );
    const { wall: say } = texts(wallWords);
    return pages.map((ofPage, at) => ({
      key: `board-${at}`,
      title: say.views.board,
      note: `${say.matches(live.length)}, ${say.page(at + 1, pages.length)}`,
      element: (
        <div>
          {ofPage.map((row) => (
            <BoardRow key={row.record.id} row={row} zone={zone} confirmed={confirmed} />
          ))}
        </div>
      ),
    }));
  },
};
