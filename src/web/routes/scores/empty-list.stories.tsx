import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { sampleMatch } from '#contract/testing/sample.ts';
import { dayQuery } from '#web/data/day.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { EmptyList } from './empty-list.tsx';

const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const kickOff = Date.parse('2026-11-21T15:00:00Z') / 1000;
client.setQueryData(dayQuery('2026-11-21').queryKey, { data: [sampleMatch(1, { kickOff })] } as never);

/** A list behind which there is a day with matches. */
const WithNextDay = (props: ComponentProps<typeof EmptyList>) => (
  <QueryClientProvider client={client}>
    <EmptyList {...props} />
  </QueryClientProvider>
);

export default {
  title: 'Scores/Empty list',
  component: WithNextDay,
  args: { day: null, statusFilter: 'all', text: '', emptyDay: null, onClear: () => {} },
} satisfies StoryFile<typeof WithNextDay>;

type EmptyListStory = Story<typeof WithNextDay>;

export const EmptyDay: EmptyListStory = { args: { emptyDay: '2026-11-20' } };
export const NothingLive: EmptyListStory = { args: { statusFilter: 'live' } };
export const NothingLiveThatDay: EmptyListStory = { args: { statusFilter: 'live', day: '2026-11-20' } };
export const NothingFinished: EmptyListStory = { args: { statusFilter: 'finished' } };
export const NothingScheduled: EmptyListStory = { args: { statusFilter: 'scheduled' } };
export const NoMatchForText: EmptyListStory = { args: { text: 'Rovers' } };
