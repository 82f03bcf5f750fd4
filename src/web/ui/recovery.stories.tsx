import type { Story, StoryFile } from '#web/workshop/story.ts';
import { Recovery } from './recovery.tsx';

export default {
  title: 'Errors/Broken part',
  component: Recovery,
  args: { error: new Error('broken'), onRetry: () => {} },
} satisfies StoryFile<typeof Recovery>;

export const Page: Story<typeof Recovery> = {};
export const Section: Story<typeof Recovery> = { args: { section: true } };
