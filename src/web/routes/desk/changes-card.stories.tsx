import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ChangesCard } from './changes-card.tsx';

const LINE = 'Dunmarrow 1 (Osei 20′), Ashby Vale 0 · FT';

export default {
  title: 'Desk/Changes',
  component: ChangesCard,
  args: {
    at: Date.parse('2026-11-21T17:05:00Z'),
    changes: [
      { id: '1', kind: 'ruling', before: LINE, now: 'Dunmarrow 1 (Rask 20′), Ashby Vale 0 · FT' },
      { id: '2', kind: 'off', before: '17:30 Otterford v Wexley', now: 'Otterford v Wexley · Postponed' },
      { id: '3', kind: 'gone', before: '17:30 Thornmere v Kelby', now: null },
    ],
  },
} satisfies StoryFile<typeof ChangesCard>;

export const Several: Story<typeof ChangesCard> = {};
export const None: Story<typeof ChangesCard> = { args: { changes: [] } };
