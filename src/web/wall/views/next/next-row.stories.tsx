import type { ComponentProps } from 'react';
import { SampleProgram } from '#web/testing/sample-program.tsx';
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

interface Props extends ComponentProps<typeof NextRow> {
  /** Instant of the newest answer, epoch seconds. */
  readonly asOf?: number;
}

function Row({ asOf = KICK_OFF, ...props }: Props) {
  return (
    <SampleProgram confirmed={() => asOf * 1000}>
      <NextRow {...props} />
    </SampleProgram>
  );
}

export default {
  title: 'Wall/Next row',
  component: Row,
  args: {
    lead: 'league',
    row: sampleRow(1, FIELDS),
  },
  parameters: { now: KICK_OFF * 1000 },
} satisfies StoryFile<typeof Row>;

type RowStory = Story<typeof Row>;

export const WithCompetition: RowStory = {};
export const WithCountdown: RowStory = { args: { lead: 'kick-off' } };
export const TimeUnknown: RowStory = {
  args: { lead: 'kick-off', row: sampleRow(1, { ...FIELDS, status: 17 }) },
};
export const Postponed: RowStory = {
  args: { lead: 'kick-off', row: sampleRow(1, { ...FIELDS, status: 4, phase: 'off' }) },
};
export const Overdue: RowStory = { args: { asOf: FIELDS.kickOff + 1800 } };
