import { scenes } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { HeadToHead } from './head-to-head.tsx';

export default {
  title: 'Match/Head-to-head',
  component: HeadToHead,
  args: { match: scenes.live.match, zone: 'Europe/London' },
} satisfies StoryFile<typeof HeadToHead>;

export const None: Story<typeof HeadToHead> = { args: { headToHead: null } };
