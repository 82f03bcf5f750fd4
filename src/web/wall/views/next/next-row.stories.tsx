import '#web/wall/wall.css';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { NextRow } from './next-row.tsx';

const FIELDS = {
  status: 0,
  phase: 'scheduled',
  score: null,
  minute: null,
  kickOff: KICK_OFF + 7200,
} as const;

export default {
  title: 'Wall/Next row',
  component: NextRow,
  args: {
    lead: 'league',
    row: sampleRow(1, FIELDS),
    confirmed: () => KICK_OFF * 1000,
  },
  parameters: { now: KICK_OFF * 1000 },
} satisfies StoryFile<typeof NextRow>;

type RowStory = Story<typeof NextRow>;

export const WithCompetition: RowStory = {};
export const WithCountdown: RowStory = { args: { lead: 'kick-off' } };
export const TimeUnknown: RowStory = {
  args: { lead: 'kick-off', row: sampleRow(1, { ...FIELDS, status: 17 }) },
};
export const Postponed: RowStory = {
  args: { lead: 'kick-off', row: sampleRow(1, { ...FIELDS, status: 4, phase: 'off' }) },
};
export const Overdue: RowStory = { args: { confirmed: () => (FIELDS.kickOff + 1800) * 1000 } };
