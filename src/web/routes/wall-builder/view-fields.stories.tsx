import { DEFAULT_WALL } from '#contract/wall-address.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ViewFields } from './view-fields.tsx';

export default {
  title: 'Builders/Views',
  component: ViewFields,
  args: { program: DEFAULT_WALL, areOddsOn: true, change: () => {} },
} satisfies StoryFile<typeof ViewFields>;

export const Default: Story<typeof ViewFields> = {};
export const OneView: Story<typeof ViewFields> = { args: { program: { ...DEFAULT_WALL, views: ['clock'] } } };
export const WithoutOdds: Story<typeof ViewFields> = { args: { areOddsOn: false } };
