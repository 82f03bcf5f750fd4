import { roundName } from '#news/words/round-name.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { leagueName } from '#web/wall/parts/league-name.ts';
import type { WallContext, WallPage } from '#web/wall/view.ts';
import type { LeagueSection } from '#web/wall/views/board/league-sections.ts';
import { useWords } from '#web/words/use-words.ts';
import { COLUMN_GAP, fitGrid } from './fit-grid.ts';
import { GridColumn } from './grid-column.tsx';
import { GridRow } from './grid-row.tsx';

/** What decides which width the names of a column have, beside its room. */
const namesOf = ({ rows }: LeagueSection): string =>
  rows
    .map(({ record: { teams }, reds }) => [teams.home.name, reds.home, teams.away.name, reds.away].join())
    .join();

/** Returns pages of rows by competition in as many columns as are legible, a line a match. */
export function gridPages(
  view: string,
  sections: readonly LeagueSection[],
  { space, words }: WallContext,
): readonly Omit<WallPage, 'title'>[] {
  const { wall: t } = words;
  const { zoom, row, columns, pages } = fitGrid<MatchListRow, LeagueSection>(sections, space);
  const matches = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  const room = `${zoom} ${space.width} ${columns}`;
  return pages.map((page, at) => {
    const rows = page.flat().flatMap((section) => section.rows);
    return {
      key: `${view} grid ${at}`,
      note: t.matches(matches),
      isPart: true,
      isLive: rows.some(({ record }) => record.phase === 'live'),
      matchIds: rows.map(({ record }) => record.id),
      element: (
        <div
          className="grid h-full pt-2.5"
          style={{
            zoom,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            columnGap: `${COLUMN_GAP}rem`,
            ['--row' as string]: `${row}rem`,
          }}
        >
          {page.map((column) => (
            <GridColumn key={column[0]?.rows[0]?.record.id} fitKey={`${room} ${column.map(namesOf).join()}`}>
              {column.map((section) => (
                <GridBlock key={`${section.key} ${section.rows[0]?.record.id}`} section={section} />
              ))}
            </GridColumn>
          ))}
        </div>
      ),
    };
  });
}

/** The matches of a competition under its name. */
function GridBlock({ section: { league, round, rows } }: { readonly section: LeagueSection }) {
  const words = useWords();
  return (
    <section className="flex min-h-0 shrink flex-col" style={{ flexBasis: 'auto' }}>
      <h2 className="flex h-9.5 flex-none items-center gap-3 whitespace-nowrap border-line border-b-2 text-[1.5625rem] leading-9">
        <bdi className="truncate font-semibold font-stretch-84%">{leagueName(league, words)}</bdi>
        {round && (
          <span className="whole-or-hidden h-9 shrink-1000000 font-stretch-84% text-quiet">
            <span>{roundName(round, words)}</span>
          </span>
        )}
      </h2>
      {rows.map((row) => (
        <GridRow key={row.record.id} row={row} />
      ))}
    </section>
  );
}
