import { scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import { NO_RED_CARDS } from '#web/matches/red-card-counts.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { Following } from './following.tsx';

const { match } = scenes.live;
const { home } = match.teams;
const FAVOURITES = [
  { kind: 'team', id: home.id, name: home.name, img: null },
  { kind: 'competition', id: match.league.id, name: match.league.name, img: null },
];

export default {
  title: 'Scores/Following',
  component: Following,
  args: {
    rows: [{ record: match as MatchRow, anchor: null, scoreChange: null, related: null, reds: NO_RED_CARDS }],
    to: (id) => `/competition/${id}`,
  },
} satisfies StoryFile<typeof Following>;

export const Nothing: Story<typeof Following> = {};
export const FollowedMatch: Story<typeof Following> = {
  parameters: {
    storage: { favourites: JSON.stringify([{ kind: 'match', id: match.id, name: '', img: null }]) },
  },
};
export const TeamAndCompetition: Story<typeof Following> = {
  parameters: { storage: { favourites: JSON.stringify(FAVOURITES) } },
};
