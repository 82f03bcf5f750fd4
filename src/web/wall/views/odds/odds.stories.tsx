import '#web/wall/wall.css';
import { type Scene, scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import { dayOddsQuery, liveOddsQuery } from '#web/data/row-extras.ts';
import { dayAt } from '#web/format/day.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { sampleRow } from '#web/testing/wall-row.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { odds as view } from './odds.tsx';

export default {
  title: 'Wall/Odds',
  component: WallPages,
  args: { view },
} satisfies StoryFile<typeof WallPages>;

type OddsStory = Story<typeof WallPages>;

const priced = ({ match, odds, oddsInPlay, at }: Scene): OddsStory => {
  const record = { ...match, odds_prematch: odds, odds_inplay: oddsInPlay } as MatchRow;
  const day = dayAt(match.time.timestamp * 1000, 'UTC');
  const context = sampleWall({
    rows: [sampleRow(record)],
    minute: at,
    confirmed: () => at,
    answers: [
      [liveOddsQuery, [record]],
      [dayOddsQuery(day, match.league.id), [record]],
    ],
  });
  return { args: { context }, parameters: { now: at } };
};

export const InPlay: OddsStory = priced(scenes.live);
export const BeforeKickOff: OddsStory = priced(scenes.upcoming);
