import { scenes } from 'virtual:workshop-records';
import type { Favourite } from '#web/settings/favourites.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { OrderList } from './order-list.tsx';

const { home, away } = scenes.live.match.teams;
const entities = [home, away, scenes.ruledOut.match.teams.home].map(
  ({ id, name }): Favourite => ({ kind: 'team', id, name, img: null }),
);

export default {
  title: 'My matches/Order',
  component: OrderList,
  args: { entities, onOrder: () => {}, children: ({ name }: Favourite) => name },
} satisfies StoryFile<typeof OrderList>;

export const Teams: Story<typeof OrderList> = {};
