import type { Story, StoryFile } from '#web/workshop/story.ts';
import { DeskText } from './desk-text.tsx';

export default {
  title: 'Desk/Text',
  component: DeskText,
  args: {
    text: '# Saturday, 21 November 2026\n\n- **Dunmarrow 1** (Osei 20′), **Ashby Vale 0** · HT 1–0\n',
    plain: 'Saturday, 21 November 2026\n\nDunmarrow 1 (Osei 20′), Ashby Vale 0 · HT 1–0\n',
  },
} satisfies StoryFile<typeof DeskText>;

export const Markdown: Story<typeof DeskText> = {};
