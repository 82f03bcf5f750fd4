import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MatchSkeleton } from './match-skeleton.tsx';

export default {
  title: 'Match/Skeleton',
  component: MatchSkeleton,
  args: { inPanel: false, isCompact: false },
} satisfies StoryFile<typeof MatchSkeleton>;

type SkeletonStory = Story<typeof MatchSkeleton>;

export const Waiting: SkeletonStory = {};
export const InPanel: SkeletonStory = { args: { inPanel: true } };
export const Compact: SkeletonStory = { args: { isCompact: true } };
