import '#web/wall/wall.css';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { KICK_OFF, sampleEvent } from '#contract/testing/sample.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MatchScreen } from './match-screen.tsx';
import type { MatchTakeover, QueuedGoal } from './queue.ts';

const takeover = (goals: readonly QueuedGoal[], fields: Partial<MatchTakeover> = {}): MatchTakeover => ({
  matchId: '1',
  isFollowed: false,
  goals,
  ruledOut: [],
  at: 0,
  ...fields,
});
const home = (number: number): QueuedGoal => ({ side: 'home', number });
const osei = (fields: Partial<MatchEvent> = {}) =>
  sampleEvent({ player_name: 'Osei', minute: 67, ...fields });
const row = (score: readonly [number, number], events: readonly MatchEvent[]) =>
  sampleRow(1, { score, events, minute: [67], status_period: '2nd Half' });

export default {
  title: 'Wall/Goal',
  component: MatchScreen,
  args: {
    asOf: KICK_OFF * 1000,
    takeover: takeover([home(1)]),
    row: row([1, 0], [osei()]),
  },
  parameters: { now: (KICK_OFF + 4) * 1000 },
} satisfies StoryFile<typeof MatchScreen>;

type GoalStory = Story<typeof MatchScreen>;

export const Home: GoalStory = {};
export const Away: GoalStory = {
  args: { takeover: takeover([{ side: 'away', number: 1 }]), row: row([2, 1], [osei({ team_id: '2001' })]) },
};
export const Penalty: GoalStory = { args: { row: row([1, 0], [osei({ penalty: true })]) } };
export const OwnGoal: GoalStory = { args: { row: row([1, 0], [osei({ team_id: '2001', own_goal: true })]) } };
export const SecondOfScorer: GoalStory = {
  args: { takeover: takeover([home(2)]), row: row([2, 0], [osei({ minute: 12 }), osei()]) },
};
export const TwoGoals: GoalStory = {
  args: {
    takeover: takeover([home(1), home(2)]),
    row: row([2, 0], [sampleEvent({ player_name: 'Brandt', minute: 65 }), osei()]),
  },
};
export const ScorerUnknown: GoalStory = { args: { row: row([1, 0], []) } };
export const LongName: GoalStory = {
  args: { row: row([1, 0], [osei({ player_name: 'Papastathopoulos-Gonçalves' })]) },
};
export const ElevenTen: GoalStory = { args: { takeover: takeover([home(11)]), row: row([11, 10], []) } };
export const RuledOut: GoalStory = {
  args: { takeover: takeover([], { ruledOut: [home(1)] }), row: row([0, 0], []) },
};
