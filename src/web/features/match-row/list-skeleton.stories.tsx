import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ListSkeleton } from './list-skeleton.tsx';

export default { title: 'Scores/List skeleton', component: ListSkeleton } satisfies StoryFile<
  typeof ListSkeleton
>;

export const Waiting: Story<typeof ListSkeleton> = {};
