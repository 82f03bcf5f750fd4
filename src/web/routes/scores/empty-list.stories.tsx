import type { Story, StoryFile } from '#web/workshop/story.ts';
import { EmptyList } from './empty-list.tsx';

export default {
  title: 'Scores/Empty list',
  component: EmptyList,
  args: { day: null, statusFilter: 'all', text: '', isEmptyDay: false, onClear: () => {} },
} satisfies StoryFile<typeof EmptyList>;

type EmptyListStory = Story<typeof EmptyList>;

export const EmptyDay: EmptyListStory = { args: { isEmptyDay: true } };
export const NothingLive: EmptyListStory = { args: { statusFilter: 'live' } };
export const NothingLiveThatDay: EmptyListStory = { args: { statusFilter: 'live', day: '2026-11-20' } };
export const NothingFinished: EmptyListStory = { args: { statusFilter: 'finished' } };
export const NothingScheduled: EmptyListStory = { args: { statusFilter: 'scheduled' } };
export const NoMatchForText: EmptyListStory = { args: { text: 'Rovers' } };
