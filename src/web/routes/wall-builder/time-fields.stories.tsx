import { DEFAULT_WALL } from '#contract/wall-address.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { TimeFields } from './time-fields.tsx';

export default {
  title: 'Builders/Time',
  component: TimeFields,
  args: { program: DEFAULT_WALL, change: () => {} },
} satisfies StoryFile<typeof TimeFields>;

export const Default: Story<typeof TimeFields> = {};
export const AllSet: Story<typeof TimeFields> = {
  args: {
    program: {
      ...DEFAULT_WALL,
      zone: 'Europe/Berlin',
      zones: ['Europe/London', 'America/Argentina/ComodRivadavia', 'Asia/Tokyo'],
      from: '07:00',
      until: '01:30',
    },
  },
};
