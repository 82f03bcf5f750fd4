import '#web/wall/wall.css';
import { KICK_OFF } from '#contract/testing/sample.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { NoticeStrip } from './notice-strip.tsx';

const FREEZE = { notice: '', at: KICK_OFF * 1000, page: null, pinnedMatch: null, hasOdds: null };
const HIDDEN = [{ match: '7', notice: 'Result under embargo until 18:00' }];

export default {
  title: 'Wall/Notice',
  component: NoticeStrip,
  args: { control: { freeze: FREEZE, hiddenMatches: [] } },
} satisfies StoryFile<typeof NoticeStrip>;

export const Frozen: Story<typeof NoticeStrip> = {};
export const FrozenWithNotice: Story<typeof NoticeStrip> = {
  args: { control: { freeze: { ...FREEZE, notice: 'Back at six' }, hiddenMatches: HIDDEN } },
};
export const HiddenMatch: Story<typeof NoticeStrip> = {
  args: { control: { freeze: null, hiddenMatches: HIDDEN } },
};
