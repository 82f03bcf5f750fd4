import '#web/wall/wall.css';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { clock as view } from './clock.tsx';

export default {
  title: 'Wall/Clock',
  component: WallPages,
  args: { view },
  parameters: { now: (KICK_OFF + 1800) * 1000 },
} satisfies StoryFile<typeof WallPages>;

type ClockStory = Story<typeof WallPages>;

const next = sampleMatch(2, {
  status: 0,
  phase: 'scheduled',
  score: null,
  minute: null,
  kickOff: KICK_OFF + 7200,
});

export const Alone: ClockStory = { args: { context: sampleWall() } };
export const Zones: ClockStory = {
  args: {
    context: sampleWall({
      program: { zones: ['Asia/Tokyo', 'America/New_York', 'Australia/Sydney'] },
      records: [sampleMatch(1), next],
    }),
  },
};
