import type { WallSummary } from '#contract/wall-relay.ts';
import { KICK_OFF } from '#web/testing/sample.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { WallItem } from './wall-item.tsx';

const WALL: WallSummary = {
  wallNumber: 3,
  name: 'Sports desk',
  version: 'a1b2c3d',
  uptimeSeconds: 90_000,
  heapBytes: 24_400_000,
  lastGoodPollAt: KICK_OFF - 4,
  query: 'views=board,table&name=Sports+desk',
  silentSeconds: 2,
  remotes: 1,
  state: {
    view: 'board',
    page: 2,
    pages: 3,
    pinnedMatch: null,
    isPaused: false,
    isMuted: false,
    volume: 0,
    dim: 0,
    hasOdds: false,
    isFrozen: false,
    hiddenMatches: [],
  },
};

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
