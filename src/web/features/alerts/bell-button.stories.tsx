import { scenes } from 'virtual:workshop-records';
import { DEFAULT_ALERTS } from '#web/settings/alerts.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { BellButton } from './bell-button.tsx';

const { home } = scenes.live.match.teams;

export default {
  title: 'Alerts/Bell',
  component: BellButton,
  args: { subject: 'team', id: home.id, name: home.name },
} satisfies StoryFile<typeof BellButton>;

type BellStory = Story<typeof BellButton>;

export const Off: BellStory = {};
export const On: BellStory = {
  parameters: {
    storage: {
      alerts: JSON.stringify({ ...DEFAULT_ALERTS, bells: { [`team ${home.id}`]: DEFAULT_ALERTS.kinds } }),
    },
  },
};
