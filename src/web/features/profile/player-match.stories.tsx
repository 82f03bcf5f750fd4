import { scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import type { Appearance } from './appearance.ts';
import { PlayerMatch } from './player-match.tsx';

const { match } = scenes.finished;

export default {
  title: 'Profile/Match of a player',
  component: PlayerMatch,
  args: {
    match: match as MatchRow,
    anchor: null,
    result: { side: 'home', opponent: match.teams.away, score: [2, 1], letter: 'W' },
  },
} satisfies StoryFile<typeof PlayerMatch>;

type PlayerMatchStory = Story<typeof PlayerMatch>;

const played: Appearance = { kind: 'played', minutes: 90, goals: 0, assists: 0, card: null, rating: 6.9 };
const withAppearance = (appearance: Appearance | undefined): PlayerMatchStory => ({ args: { appearance } });

export const Played: PlayerMatchStory = withAppearance(played);
export const HatTrickAssistsAndCard: PlayerMatchStory = withAppearance({
  ...played,
  goals: 3,
  assists: 2,
  card: 'yellowcard',
  rating: 10,
});
export const SentOff: PlayerMatchStory = withAppearance({
  ...played,
  minutes: 31,
  card: 'yellowredcard',
  rating: 4.2,
});
export const WithoutStatistics: PlayerMatchStory = withAppearance({ ...played, minutes: null, rating: null });
export const OnTheBench: PlayerMatchStory = withAppearance({ kind: 'unused' });
export const NotInTheSquad: PlayerMatchStory = withAppearance({ kind: 'notInSquad' });
export const WithoutLineUps: PlayerMatchStory = withAppearance({ kind: 'noLineUp' });
export const Waiting: PlayerMatchStory = withAppearance(undefined);
export const InPlay: PlayerMatchStory = {
  args: {
    match: scenes.live.match as MatchRow,
    result: { side: 'away', opponent: scenes.live.match.teams.home, score: [0, 0], letter: null },
    appearance: { ...played, minutes: 40 },
  },
};
