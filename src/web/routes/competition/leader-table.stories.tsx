import { leaders } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { LeaderTable } from './leader-table.tsx';

export default {
  title: 'Competition/Leaders',
  component: LeaderTable,
  args: { list: 'topscorers', order: null, onOrder: () => {} },
} satisfies StoryFile<typeof LeaderTable>;

type LeadersStory = Story<typeof LeaderTable>;

export const TopScorers: LeadersStory = { args: { leaders } };
export const None: LeadersStory = { args: { leaders: [] } };
