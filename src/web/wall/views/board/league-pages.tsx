import type { MatchRow } from '#contract/records/match.ts';
import { byCompetition, NO_PREFERENCES } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { Columns } from '#web/wall/parts/columns.tsx';
import { LeagueHead } from '#web/wall/parts/league-head.tsx';
import { packSections, type Section } from '#web/wall/parts/pack-sections.ts';
import { rowMeasures } from '#web/wall/parts/row-measures.ts';
import type { WallContext, WallPage } from '#web/wall/view.ts';
import { wallWords } from '#web/words/wall.ts';
import { BoardRow } from './board-row.tsx';

/** The rows of a competition. */
interface LeagueSection extends Section<MatchListRow> {
  readonly league: MatchRow['league'];
  readonly round: string | null;
}

/** Returns the sections of some matches by competition; those with a followed team in their row come first. */
export function leagueSections(
  rows: readonly MatchListRow[],
  follow: readonly string[],
): readonly LeagueSection[] {
  const isFollowed = ({ record: { teams } }: MatchListRow) =>
    follow.includes(teams.home.id) || follow.includes(teams.away.id);
  const sections = byCompetition(rows, NO_PREFERENCES).flatMap((group): LeagueSection[] => {
    if (group.kind !== 'competition') return [];
    const { key, league, round } = group;
    const first = group.rows.filter(isFollowed);
    const others = group.rows.filter((row) => !isFollowed(row));
    return [{ key, league, round, rows: [...first, ...others] }];
  });
  const hasFollowed = (section: LeagueSection) => section.rows.some(isFollowed);
  return [...sections.filter(hasFollowed), ...sections.filter((section) => !hasFollowed(section))];
}

/** Returns pages of rows by competition, as many rows a page as can be read from afar. */
export function leaguePages(
  view: string,
  sections: readonly LeagueSection[],
  { space, texts }: WallContext,
): readonly Omit<WallPage, 'title'>[] {
  const { wall: t } = texts(wallWords);
  const measures = rowMeasures(space);
  const pages = packSections<MatchListRow, LeagueSection>(sections, measures);
  const matches = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  return pages.map((columns, at) => ({
    key: `${view} ${columns[0]?.[0]?.rows[0]?.record.id}`,
    matchIds: columns.flat().flatMap(({ rows }) => rows.map(({ record }) => record.id)),
    note: pages.length > 1 ? `${t.matches(matches)}, ${t.page(at + 1, pages.length)}` : t.matches(matches),
    element: (
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
    ),
  }));
}
