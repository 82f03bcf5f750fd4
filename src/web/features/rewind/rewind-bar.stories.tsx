import { KICK_OFF, sampleEvent } from '#contract/testing/sample.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { RewindBar } from './rewind-bar.tsx';

export default {
  title: 'Match/Rewind bar',
  component: RewindBar,
  args: {
    range: { start: KICK_OFF, end: KICK_OFF + 6_600 },
    instant: KICK_OFF + 2_520,
    marks: [
      { at: KICK_OFF, kind: 'kick-off', event: null },
      { at: KICK_OFF + 1_200, kind: 'goal', event: sampleEvent() },
      { at: KICK_OFF + 2_820, kind: 'half-time', event: null },
    ],
    problem: null,
    isPlaying: false,
    back: 'Back to the result',
    speed: 60,
    time: '15:42',
    state: { short: '43′', spoken: 'Home 1 1, Away 1 0' },
    note: null,
    share: null,
  },
} satisfies StoryFile<typeof RewindBar>;

export const Finished: Story<typeof RewindBar> = {};
export const PlayingLive: Story<typeof RewindBar> = { args: { isPlaying: true, back: 'Back to live' } };
export const UnreadableTime: Story<typeof RewindBar> = { args: { problem: 'unreadable' } };
export const Approximate: Story<typeof RewindBar> = {
  args: { note: 'Times are approximate: only the minute of each goal and card is known.' },
};
