import { filterOf } from '#web/matches/rows.ts';
import type { View } from '#web/wall/view.ts';
import { wallWords } from '#web/words/wall.ts';
import { leaguePages, leagueSections } from './league-pages.tsx';

/** The matches in play. */
export const board: View = {
  pages(context) {
    const live = context.rows.filter(({ record }) => filterOf(record) === 'live');
    const { wall: t } = context.texts(wallWords);
    const sections = leagueSections(live, context.program.follow);
    return leaguePages('board', sections, context).map((page) => ({
      ...page,
      title: t.views.board,
      isLive: true,
    }));
  },
};
