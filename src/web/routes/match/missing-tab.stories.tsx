import { scenes } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MissingTab } from './missing-tab.tsx';

export default {
  title: 'Match/Missing tab',
  component: MissingTab,
  args: { match: scenes.upcoming.match, isOutsidePlan: false },
} satisfies StoryFile<typeof MissingTab>;

type MissingTabStory = Story<typeof MissingTab>;

export const BeforeKickOff: MissingTabStory = { args: { tab: 'stats' } };
export const NoChannel: MissingTabStory = { args: { tab: 'tv' } };
export const NoTable: MissingTabStory = { args: { tab: 'table' } };
export const OutsidePlan: MissingTabStory = { args: { tab: 'odds', isOutsidePlan: true } };
