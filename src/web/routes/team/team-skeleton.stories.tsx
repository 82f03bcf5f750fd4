import type { Story, StoryFile } from '#web/workshop/story.ts';
import { TeamSkeleton } from './team-skeleton.tsx';

export default { title: 'Team/Skeleton', component: TeamSkeleton } satisfies StoryFile<typeof TeamSkeleton>;

export const Waiting: Story<typeof TeamSkeleton> = {};
