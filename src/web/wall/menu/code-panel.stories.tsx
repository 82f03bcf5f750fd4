import '#web/wall/wall.css';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { CodePanel } from './code-panel.tsx';

export default {
  title: 'Wall/Code',
  component: CodePanel,
  args: { code: { code: 'K7QXM4', endsAt: Number.MAX_SAFE_INTEGER } },
} satisfies StoryFile<typeof CodePanel>;

export const Expired: Story<typeof CodePanel> = { args: { code: { code: 'K7QXM4', endsAt: 0 } } };
export const Requested: Story<typeof CodePanel> = { args: { code: 'requested' } };
export const Failed: Story<typeof CodePanel> = { args: { code: 'failed' } };
