import { scenes } from 'virtual:workshop-records';
import type { League } from '#contract/records/league.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { NothingFollowed } from './nothing-followed.tsx';

const suggestions = [scenes.live, scenes.ruledOut, scenes.groups].map(({ match: { league } }) => ({
  id: league.id,
  name: league.name,
  country: { id: league.country_id, name: league.country_name, cc: league.country_code },
})) as League[];

export default {
  title: 'My matches/Nothing followed',
  component: NothingFollowed,
} satisfies StoryFile<typeof NothingFollowed>;

export const Suggestions: Story<typeof NothingFollowed> = {
  args: { competitions: suggestions, teams: [] },
};
export const NoSuggestions: Story<typeof NothingFollowed> = { args: { competitions: [], teams: [] } };
