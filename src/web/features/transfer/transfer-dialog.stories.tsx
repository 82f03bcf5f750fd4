import { scenes } from 'virtual:workshop-records';
import type { Favourite } from '#web/settings/favourites.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { TransferDialog } from './transfer-dialog.tsx';

export default {
  title: 'My matches/Export and import',
  component: TransferDialog,
  args: { onClose: () => {} },
} satisfies StoryFile<typeof TransferDialog>;

/** Data of a link that cannot be read. */
const DAMAGED_LINK = 'AAAA';

const { home, away } = scenes.live.match.teams;
const follows: readonly Favourite[] = [home, away].map(({ id, name }) => ({
  kind: 'team',
  id,
  name,
  img: null,
}));

export const Start: Story<typeof TransferDialog> = {
  parameters: { storage: { favourites: JSON.stringify(follows) } },
};
export const RefusedLink: Story<typeof TransferDialog> = { args: { link: DAMAGED_LINK } };
