import '#web/wall/wall.css';
import { KICK_OFF, sampleEvent } from '#contract/testing/sample.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { SeveralScreen } from './several-screen.tsx';

const entries = [1, 2, 3, 4, 5, 6].map((id) => ({
  takeover: {
    matchId: String(id),
    isFollowed: false,
    goals: [{ side: 'home' as const, number: 1 }],
    ruledOut: [],
    at: 0,
  },
  row: sampleRow(id, {
    score: [1, id % 3],
    events: [sampleEvent({ team_id: String(1000 + id), minute: 60 + id })],
  }),
}));

export default {
  title: 'Wall/Goals of several matches',
  component: SeveralScreen,
  args: { entries, asOf: KICK_OFF * 1000 },
} satisfies StoryFile<typeof SeveralScreen>;

export const Six: Story<typeof SeveralScreen> = {};
