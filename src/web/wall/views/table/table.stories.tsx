import '#web/wall/wall.css';
import { type Scene, scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import { isSettled } from '#web/data/match.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { sampleRow } from '#web/testing/wall-row.ts';
import { spaceOf } from '#web/wall/frame/space.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { table as view } from './table.tsx';

export default {
  title: 'Wall/Table',
  component: WallPages,
  args: { view },
} satisfies StoryFile<typeof WallPages>;

type TableStory = Story<typeof WallPages>;

const tablesOf = (scene: Scene, space = spaceOf(1920, 1080)): TableStory => {
  const { match, standings, liveStandings, at } = scene;
  const answers = [
    [liveStandingsQuery(match.season_id, !isSettled(match)), liveStandings ?? standings],
    [liveStandingsQuery(match.season_id, false), liveStandings ?? standings],
    [standingsQuery(match.season_id, false), standings],
  ] as const;
  const context = sampleWall({
    rows: [sampleRow(match as MatchRow)],
    minute: at,
    confirmed: () => at,
    answers,
    space,
  });
  return { args: { context }, parameters: { now: at } };
};

export const Live: TableStory = tablesOf(scenes.live);
export const BeforeKickOff: TableStory = tablesOf(scenes.upcoming);
export const Portrait: TableStory = tablesOf(scenes.live, spaceOf(1080, 1920));
export const Groups: TableStory = tablesOf(scenes.groups);
export const Conferences: TableStory = tablesOf(scenes.conferences);
