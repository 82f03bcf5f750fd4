import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ShieldLineText } from './shield-line-text.tsx';

export default {
  title: 'States/Spoiler shield',
  component: ShieldLineText,
} satisfies StoryFile<typeof ShieldLineText>;

export const Withheld: Story<typeof ShieldLineText> = { args: { keys: ['table 1'] } };
