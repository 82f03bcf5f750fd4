import type { SeasonRecord } from '#contract/records/season.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MissingCompetitionTab } from './missing-competition-tab.tsx';

const season = (has_cupdraw: boolean) =>
  ({ stages: [{ id: '1', name: null, has_cupdraw }] }) as unknown as SeasonRecord;

export default {
  title: 'Competition/Missing tab',
  component: MissingCompetitionTab,
  args: {
    season: season(true),
    links: [
      { tab: 'table', to: '/competition/1' },
      { tab: 'fixtures', to: '/competition/1/fixtures' },
    ],
  },
} satisfies StoryFile<typeof MissingCompetitionTab>;

type MissingStory = Story<typeof MissingCompetitionTab>;

export const BeforeDraw: MissingStory = { args: { tab: 'bracket' } };
export const NoKnockout: MissingStory = { args: { tab: 'bracket', season: season(false) } };
export const NoTable: MissingStory = { args: { tab: 'table' } };
