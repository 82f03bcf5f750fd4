import type { Story, StoryFile } from '#web/workshop/story.ts';
import { GuideSkeleton } from './guide-skeleton.tsx';

export default { title: 'TV/Guide skeleton', component: GuideSkeleton } satisfies StoryFile<
  typeof GuideSkeleton
>;

export const Waiting: Story<typeof GuideSkeleton> = {};
