import { scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { TeamMatchList } from './team-match-list.tsx';

const { home } = scenes.live.match.teams;
const rows = [scenes.finished, scenes.live, scenes.upcoming].map(({ match }, at) => ({
  match: { ...match, id: String(at) } as MatchRow,
  anchor: null,
}));

export default {
  title: 'Team/Matches',
  component: TeamMatchList,
  args: { rows, name: home.name, teamId: home.id },
} satisfies StoryFile<typeof TeamMatchList>;

export const PastLiveAndNext: Story<typeof TeamMatchList> = {};
