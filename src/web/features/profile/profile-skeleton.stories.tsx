import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

export default { title: 'Profile/Skeleton', component: ProfileSkeleton } satisfies StoryFile<
  typeof ProfileSkeleton
>;

export const Waiting: Story<typeof ProfileSkeleton> = {};
