import { KICK_OFF } from '#contract/testing/sample.ts';
import type { WallSummary } from '#contract/wall-relay.ts';
import { WALL_SUMMARY } from '#web/testing/wall-summary.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { WallItem } from './wall-item.tsx';

const WALL: WallSummary = { ...WALL_SUMMARY, query: 'views=board,table&name=Sports+desk' };

export default {
  title: 'Status/Wall',
  component: WallItem,
  args: { wall: WALL, operatorKey: 'key' },
  parameters: { now: KICK_OFF * 1000 },
} satisfies StoryFile<typeof WallItem>;

export const Normal: Story<typeof WallItem> = {};
export const FrozenAndSilent: Story<typeof WallItem> = {
  args: {
    wall: {
      ...WALL,
      silentSeconds: 95,
      state: { ...WALL.state, isFrozen: true, isPaused: true, hiddenMatches: ['8', '9'] },
    },
  },
};
export const WithoutNameAndHeap: Story<typeof WallItem> = {
  args: { wall: { ...WALL, name: '', heapBytes: null, lastGoodPollAt: null, query: null, remotes: 0 } },
};
