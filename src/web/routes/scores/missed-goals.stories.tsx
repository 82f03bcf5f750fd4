import { scenes } from 'virtual:workshop-records';
import { isGoalChange } from '#news/match-change.ts';
import type { NewsMatch } from '#news/match-memory.ts';
import { changesBetween } from '#news/testing/changes-between.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MissedGoals } from './missed-goals.tsx';

const goalless = (match: NewsMatch): NewsMatch => ({
  ...match,
  scores: { ...match.scores, home_score: 0, away_score: 0 },
});
const missed = (match: NewsMatch) => ({
  match,
  goals: changesBetween([goalless(match)], [match]).filter(isGoalChange),
});

export default {
  title: 'Errors/Missed while away',
  component: MissedGoals,
  args: { since: Date.parse('2026-11-21T15:35:00Z'), onDismiss: () => {} },
} satisfies StoryFile<typeof MissedGoals>;

export const OneGoal: Story<typeof MissedGoals> = { args: { missedMatches: [missed(scenes.live.match)] } };
export const SeveralGoals: Story<typeof MissedGoals> = {
  args: { missedMatches: [missed(scenes.sentOff.match), missed(scenes.finished.match)] },
};
