import type { MatchListRow } from '#web/matches/rows.ts';
import { enlarged } from '#web/wall/frame/space.ts';
import { Columns } from '#web/wall/parts/columns.tsx';
import { LeagueHead } from '#web/wall/parts/league-head.tsx';
import { packSections } from '#web/wall/parts/pack-sections.ts';
import { rowMeasures } from '#web/wall/parts/row-measures.ts';
import type { WallContext, WallPage } from '#web/wall/view.ts';
import { BoardRow } from './board-row.tsx';
import type { LeagueSection } from './league-sections.ts';

/** How rows look. */
export interface RowForm {
  /** By how much they are larger. */
  readonly zoom: number;
  /** Whether home is above away, as on an upright wall. */
  readonly isTall?: boolean;
}

/**
 * Returns pages of rows by competition, as many rows a page as can be read from afar.
 */
export function leaguePages(
  view: string,
  sections: readonly LeagueSection[],
  { space, words }: WallContext,
  { zoom, isTall }: RowForm = { zoom: 1 },
): readonly Omit<WallPage, 'title'>[] {
  const { wall: t } = words;
  const room = enlarged(space, zoom);
  const measures = rowMeasures(isTall ? { ...room, shape: 'portrait' } : room);
  const pages = packSections<MatchListRow, LeagueSection>(sections, measures);
  const matches = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  return pages.map((columns) => ({
    key: `${view} ${columns[0]?.[0]?.rows[0]?.record.id}`,
    matchIds: columns.flat().flatMap(({ rows }) => rows.map(({ record }) => record.id)),
    note: t.matches(matches),
    isPart: true,
    element: (
      // Other sizes leave names less room, as a panel does.
      <div
        data-tall={isTall || undefined}
        data-panel={zoom !== 1 || undefined}
        className="h-full data-tall:content-center"
        style={{ zoom }}
      >
        <Columns
          count={measures.columns}
          columns={columns.map((column) => ({
            key: column[0]?.rows[0]?.record.id ?? '',
            content: column.map(({ key, league, round, rows }) => (
              <section key={key}>
                <LeagueHead league={league} round={round} />
                {rows.map((row) => (
                  <BoardRow key={row.record.id} row={row} />
                ))}
              </section>
            )),
          }))}
        />
      </div>
    ),
  }));
}
