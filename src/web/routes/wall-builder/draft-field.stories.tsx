import type { Story, StoryFile } from '#web/workshop/story.ts';
import { DraftField } from './draft-field.tsx';

export default {
  title: 'Builders/Draft field',
  component: DraftField,
  args: { label: 'Seconds per page', parameter: 'every', value: '15', onChange: () => {} },
} satisfies StoryFile<typeof DraftField>;

export const Value: Story<typeof DraftField> = {};
export const WithNote: Story<typeof DraftField> = { args: { note: 'From 5 to 600.' } };
export const Refused: Story<typeof DraftField> = { args: { value: '3', note: 'From 5 to 600.' } };
