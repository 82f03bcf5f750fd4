import { MINUTE_MS } from '#contract/durations.ts';
import { filterOf, type MatchListRow, type StatusFilter } from '#web/matches/rows.ts';
import type { View, WallSubject } from '#web/wall/view.ts';
import { type LeagueSection, leagueSections } from '#web/wall/views/board/league-sections.ts';
import { endedAt } from '#web/wall/views/match/choose-match.ts';
import { gridPages } from './grid-pages.tsx';

/** The order of a competition's matches. */
const ORDER: readonly StatusFilter[] = ['live', 'finished', 'scheduled', 'all'];
/** Competitions that a wall does not name stay for so long after their last match. */
const RESULTS_STAY_MS = 60 * MINUTE_MS;

const stateOf = ({ record }: MatchListRow) => filterOf(record);
const isLive = (row: MatchListRow) => stateOf(row) === 'live';

/**
 * Returns the matches of the grid by competition, those in play first. Of competitions that the wall names these are all of the
 * day; of others those in play and over, until an hour after the last one.
 */
function gridSections({ program, rows, minute }: WallSubject): readonly LeagueSection[] {
  const { follow, leagues, countries } = program;
  const isChosen = leagues.length + countries.length > 0;
  const relevant = isChosen ? rows : rows.filter((row) => isLive(row) || stateOf(row) === 'finished');
  const sorted = relevant.toSorted((a, b) => ORDER.indexOf(stateOf(a)) - ORDER.indexOf(stateOf(b)));
  const sections = leagueSections(sorted, follow);
  const live = sections.filter((section) => section.rows.some(isLive));
  const isRecent = (section: LeagueSection) =>
    isChosen || section.rows.some(({ record }) => minute < endedAt(record) + RESULTS_STAY_MS);
  return [...live, ...sections.filter((section) => !live.includes(section) && isRecent(section))];
}

/** All matches at a glance, a line each. */
export const grid: View = {
  pages(context) {
    const { wall: t } = context.words;
    return gridPages('grid', gridSections(context), context).map((page) => ({
      ...page,
      title: page.isLive ? t.views.board : t.views.grid,
    }));
  },
};
