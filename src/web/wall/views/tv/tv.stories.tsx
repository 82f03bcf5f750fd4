import '#web/wall/wall.css';
import { type Scene, scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import { guideDayQuery } from '#web/data/guide-day.ts';
import { dayAt } from '#web/format/day.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { sampleRow } from '#web/testing/wall-row.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { tv as view } from './tv.tsx';

export default {
  title: 'Wall/TV',
  component: WallPages,
  args: { view },
} satisfies StoryFile<typeof WallPages>;

type TvStory = Story<typeof WallPages>;

const listed = ({ match, channels, at }: Scene, zone: string): TvStory => {
  const record = { ...match, tvs: channels } as MatchRow;
  const day = dayAt(at, 'UTC');
  const nextDay = dayAt(at + 86_400_000, 'UTC');
  const context = sampleWall({
    program: { zone, leagues: [match.league.id] },
    zone,
    day,
    minute: at,
    confirmed: () => at,
    rows: [sampleRow(record)],
    answers: [
      [guideDayQuery(day), [record]],
      [guideDayQuery(nextDay), []],
    ],
  });
  return { args: { context }, parameters: { now: at } };
};

export const OnNow: TvStory = listed(scenes.live, 'Europe/London');
export const Later: TvStory = listed(scenes.upcoming, 'Europe/Berlin');
export const NotShown: TvStory = listed(scenes.live, 'Africa/Accra');
