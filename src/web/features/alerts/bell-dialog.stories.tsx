import { scenes } from 'virtual:workshop-records';
import { DEFAULT_ALERTS } from '#web/settings/alerts.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { BellDialog } from './bell-dialog.tsx';

const { home } = scenes.live.match.teams;

export default {
  title: 'Alerts/Bell dialog',
  component: BellDialog,
  args: { subject: 'team', id: home.id, name: home.name, onClose: () => {} },
} satisfies StoryFile<typeof BellDialog>;

type DialogStory = Story<typeof BellDialog>;

export const Off: DialogStory = {};
export const On: DialogStory = {
  parameters: {
    storage: {
      alerts: JSON.stringify({ ...DEFAULT_ALERTS, bells: { [`team ${home.id}`]: DEFAULT_ALERTS.kinds } }),
    },
  },
};
export const OfPlayer: DialogStory = { args: { subject: 'player', id: '7', name: 'Osei' } };
