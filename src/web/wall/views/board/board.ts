import { filterOf, type MatchListRow } from '#web/matches/rows.ts';
import type { View, WallContext, WallPage } from '#web/wall/view.ts';
import { isToWatch } from '#web/wall/views/best/is-to-watch.ts';
import { placeDecider } from '#web/wall/views/best/place-decider.ts';
import { gridPages } from '#web/wall/views/grid/grid-pages.tsx';
import { leaguePages, type RowForm } from './league-pages.tsx';
import { type LeagueSection, leagueSections } from './league-sections.ts';

/** So few matches fill the wall. */
const MAX_LARGE_MATCHES = 3;
/** Their rows: home above away as on an upright wall, as wide as there, or in a line. */
const LARGE_FORMS: readonly RowForm[] = [
  ...[1.75, 1.6, 1.45, 1.3].map((zoom) => ({ zoom, isTall: true })),
  { zoom: 1.2 },
];
/** By how much rows are smaller where more matches are in play than are seen in time; the digits of the last are 43 pixels high. */
const ZOOMS = [1, 0.85, 0.7, 0.6, 0.55];

/** Key of the page with the matches to watch. */
const WATCH_KEY = 'board watch';

type Pages = readonly Omit<WallPage, 'title'>[];

function largePages(sections: readonly LeagueSection[], context: WallContext): Pages | undefined {
  const { space } = context;
  if (space.shape !== 'landscape' || sections.flatMap(({ rows }) => rows).length > MAX_LARGE_MATCHES) return;
  return LARGE_FORMS.map((form) => leaguePages('board', sections, context, form)).find(
    ({ length }) => length === 1,
  );
}

/** Returns pages in the largest rows that are seen in time; in lines as of the grid if no rows are. */
function fittingPages(sections: readonly LeagueSection[], context: WallContext): Pages {
  for (const zoom of ZOOMS) {
    // A compact wall has small rows anyway.
    if (zoom < 1 && zoom * context.space.scale < Math.min(...ZOOMS)) break;
    const pages = leaguePages('board', sections, context, { zoom });
    if (pages.length <= context.boardRoom) return pages;
  }
  return gridPages('board', sections, context);
}

/** Returns the page of matches that are late and level or decide a place, which are on others as well; none without any. */
function watchPages(rows: readonly MatchListRow[], context: WallContext): Pages {
  const decides = placeDecider(context);
  const sections = leagueSections(
    rows.filter(({ record }) => isToWatch(record, decides)),
    context.program.follow,
  );
  const pages = largePages(sections, context) ?? fittingPages(sections, { ...context, boardRoom: 1 });
  return pages.slice(0, 1).map((page) => ({ ...page, key: WATCH_KEY, isPart: false, isToWatch: true }));
}

/** The matches in play. */
export const board: View = {
  pages(context) {
    const live = context.rows.filter(({ record }) => filterOf(record) === 'live');
    const { wall: t } = context.words;
    const sections = leagueSections(live, context.program.follow);
    const pages = largePages(sections, context) ?? fittingPages(sections, context);
    const watch = pages.length > 1 ? watchPages(live, context) : [];
    return [
      ...pages.map((page) => ({ ...page, title: t.views.board, isLive: true })),
      ...watch.map((page) => ({ ...page, title: t.toWatch, isLive: true })),
    ];
  },
};
