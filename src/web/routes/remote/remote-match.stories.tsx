import { sampleMatch } from '#contract/testing/sample.ts';
import { NO_RED_CARDS } from '#web/matches/red-card-counts.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { RemoteMatch } from './remote-match.tsx';

const row: MatchListRow = {
  record: sampleMatch(7),
  anchor: null,
  scoreChange: null,
  related: null,
  reds: NO_RED_CARDS,
};

export default {
  title: 'Remote/Match',
  component: RemoteMatch,
  args: {
    id: '7',
    row,
    state: { pinnedMatch: null, hiddenMatches: [] },
    isOnScreen: false,
    isFull: false,
    onCommand: () => {},
  },
} satisfies StoryFile<typeof RemoteMatch>;

export const OfTheDay: Story<typeof RemoteMatch> = {};
export const OnScreen: Story<typeof RemoteMatch> = { args: { isOnScreen: true } };
export const Pinned: Story<typeof RemoteMatch> = { args: { state: { pinnedMatch: '7', hiddenMatches: [] } } };
export const Hidden: Story<typeof RemoteMatch> = {
  args: { state: { pinnedMatch: null, hiddenMatches: ['7'] } },
};
export const OfAnotherDay: Story<typeof RemoteMatch> = {
  args: { row: null, state: { pinnedMatch: null, hiddenMatches: ['7'] } },
};
export const NoMoreCanBeHidden: Story<typeof RemoteMatch> = { args: { isFull: true } };
