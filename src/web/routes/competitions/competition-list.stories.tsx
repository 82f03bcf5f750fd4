import { scenes } from 'virtual:workshop-records';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { en } from '#web/testing/words.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { competitionsByCountry } from './by-country.ts';
import { CompetitionList } from './competition-list.tsx';

export default {
  title: 'Competitions/List',
  component: CompetitionList,
  args: { liveCounts: new Map(Object.values(scenes).map(({ match }) => [match.league.id, 2])) },
} satisfies StoryFile<typeof CompetitionList>;

type ListStory = Story<typeof CompetitionList>;

const leagues = Object.values(scenes).map(({ match: { league } }) => {
  const { id, name, country_id, country_name: country, country_code: cc } = league;
  return sampleLeague(id, {
    name,
    is_cup: name.includes('Cup'),
    country: { id: country_id, name: country, cc },
  });
});
const all = [...new Map(leagues.map((league) => [league.id, league])).values()];
const followed = all.slice(0, 2);
const ids = followed.map(({ id }) => id);
const favourites = followed.map(({ id, name }) => ({ kind: 'competition', id, name, img: null }));

export const ByCountry: ListStory = { args: { groups: competitionsByCountry(all, [], null, en) } };
export const Followed: ListStory = {
  args: { groups: competitionsByCountry(all, ids, null, en) },
  parameters: { storage: { favourites: JSON.stringify(favourites) } },
};
export const NoMatchForText: ListStory = { args: { groups: [], filterText: 'Rovers' } };
export const None: ListStory = { args: { groups: [] } };
