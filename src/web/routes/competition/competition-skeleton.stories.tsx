import type { Story, StoryFile } from '#web/workshop/story.ts';
import { CompetitionSkeleton } from './competition-skeleton.tsx';

export default { title: 'Competition/Skeleton', component: CompetitionSkeleton } satisfies StoryFile<
  typeof CompetitionSkeleton
>;

export const Waiting: Story<typeof CompetitionSkeleton> = {};
