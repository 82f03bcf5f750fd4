import { hashKey } from '@tanstack/react-query';
import type { StandingsRecord } from '#contract/records/standings.ts';
import { roundName } from '#news/words/round-name.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { leagueQuery } from '#web/data/info.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { presentTables } from '#web/features/standings/phases.ts';
import { displayTables } from '#web/features/standings/rows.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { chooseSeasons, type TableSeason } from '#web/matches/choose-seasons.ts';
import { leagueName } from '#web/wall/parts/league-name.ts';
import type { View, WallContext, WallPage, WallSubject } from '#web/wall/view.ts';
import { layoutTables } from './layout-tables.ts';
import { liveScores } from './live-scores.ts';
import { TablePage } from './table-page.tsx';

/** Competitions in a cycle, unless the address names others. */
const MAX_COMPETITIONS = 4;

const seasonsOf = (subject: WallSubject) =>
  chooseSeasons(subject, (id) => subject.answerOf(leagueQuery(id))?.data);

const currentQuery = ({ seasonId, isLive }: TableSeason) => liveStandingsQuery(seasonId, isLive);
const officialQuery = ({ seasonId, isLive }: TableSeason) => standingsQuery(seasonId, isLive);

/** Returns the pages of a season's tables, those of an earlier phase left out; none without tables. */
function pagesOf(season: TableSeason, standings: StandingsRecord, context: WallContext): readonly WallPage[] {
  const { answerOf, rows, space, words, zone } = context;
  const official = answerOf(officialQuery(season))?.data ?? null;
  const tables = presentTables(displayTables(standings, official));
  const ofSeason = rows.filter(({ record }) => record.season_id === season.seasonId);
  const scores = liveScores({ standings, official }, ofSeason);
  const asOf = freshnessOf(hashKey(currentQuery(season).queryKey)).asOf ?? context.confirmed();
  const time = timeOfDay(asOf, zone, words.intl);
  const { name, country } = season;
  const { pages, ...look } = layoutTables(tables, space);
  return pages.map((columns, at) => ({
    key: `table-${season.seasonId}-${at}`,
    title: leagueName(
      { id: season.leagueId, name, country_name: country.name, country_code: country.cc },
      words,
    ),
    note: [
      scores.size > 0 ? words.wallTable.asItStandsAt(time) : season.round && roundName(season.round, words),
      pages.length > 1 && words.wall.page(at + 1, pages.length),
    ]
      .filter(Boolean)
      .join(', '),
    element: <TablePage columns={columns} {...look} scores={scores} follow={context.program.follow} />,
  }));
}

/** The tables of competitions as they stand, one competition a page. */
export const table: View = {
  queries(subject) {
    const seasons = seasonsOf(subject);
    const ids = new Set(seasons.map(({ leagueId }) => leagueId));
    const isWithoutMatches = (id: string) =>
      !ids.has(id) || !subject.rows.some(({ record }) => record.league.id === id);
    return [
      ...subject.program.leagues.filter(isWithoutMatches).map(leagueQuery),
      ...seasons.flatMap((season) => [currentQuery(season), officialQuery(season)]),
    ];
  },
  pages(context) {
    const { leagues } = context.program;
    const ofSeasons = seasonsOf(context).flatMap((season) => {
      const standings = context.answerOf(currentQuery(season))?.data;
      const pages = standings ? pagesOf(season, standings, context) : [];
      return pages.length > 0 ? [pages] : [];
    });
    return (leagues.length > 0 ? ofSeasons : ofSeasons.slice(0, MAX_COMPETITIONS)).flat();
  },
};
