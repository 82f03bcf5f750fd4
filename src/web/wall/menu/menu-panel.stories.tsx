import { useWords } from '#web/words/use-words.ts';
import '#web/wall/wall.css';
import { DEFAULT_WALL } from '#contract/wall-address.ts';
import { DEFAULT_CONTROL, type WallControl } from '#web/wall/control/control.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { menuItems } from './menu-items.ts';
import { MenuPanel } from './menu-panel.tsx';

interface Props {
  readonly control?: Partial<WallControl>;
  readonly match?: string | null;
  readonly index?: number;
}

/** The menu of a wall with one of its items in focus. */
function Menu({ control, match = null, index = 0 }: Props) {
  const { wallMenu: t } = useWords<'wall-menu'>();
  const subject = { program: DEFAULT_WALL, page: 2, pages: 5, match, areOddsAllowed: true };
  const items = menuItems({ ...subject, control: { ...DEFAULT_CONTROL, ...control } }, t);
  return <MenuPanel items={items} index={index} onSelect={() => {}} />;
}

export default { title: 'Wall/Menu', component: Menu } satisfies StoryFile<typeof Menu>;

export const Open: Story<typeof Menu> = {};
export const MatchOnScreen: Story<typeof Menu> = { args: { match: '7', index: 2 } };
export const PinnedAndHidden: Story<typeof Menu> = {
  args: { control: { pinnedMatch: '7', hiddenMatches: [{ match: '8', notice: '' }], dim: 40, volume: 60 } },
};
export const Frozen: Story<typeof Menu> = {
  args: { control: { freeze: { notice: '', at: 0, page: null, pinnedMatch: null, hasOdds: null } } },
};
