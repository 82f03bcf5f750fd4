import { DEFAULT_EMBEDS } from '#contract/embed-address.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { LookFields } from './look-fields.tsx';

export default {
  title: 'Builders/Look of an embed',
  component: LookFields,
  args: { embed: { kind: 'match', id: '7', ...DEFAULT_EMBEDS.match }, onChange: () => {} },
} satisfies StoryFile<typeof LookFields>;

export const Match: Story<typeof LookFields> = {};
export const Table: Story<typeof LookFields> = {
  args: { embed: { kind: 'table', id: '5', ...DEFAULT_EMBEDS.table, theme: 'dark', lang: 'de' } },
};
