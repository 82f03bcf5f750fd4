import '#web/wall/wall.css';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { CodePanel } from './code-panel.tsx';

const CODE = { code: 'K7QXM4WP', endsAt: 0, isGuessed: false };

export default {
  title: 'Wall/Code',
  component: CodePanel,
  args: { code: { ...CODE, endsAt: Number.MAX_SAFE_INTEGER } },
} satisfies StoryFile<typeof CodePanel>;

export const Expired: Story<typeof CodePanel> = { args: { code: CODE } };
export const Requested: Story<typeof CodePanel> = { args: { code: 'requested' } };
export const Failed: Story<typeof CodePanel> = { args: { code: 'failed' } };
export const Guessed: Story<typeof CodePanel> = { args: { code: { ...CODE, isGuessed: true } } };
export const Removed: Story<typeof CodePanel> = { args: { code: 'removed' } };
