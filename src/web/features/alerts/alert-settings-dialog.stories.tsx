import { scenes } from 'virtual:workshop-records';
import { DEFAULT_ALERTS } from '#web/settings/alerts.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { AlertSettingsDialog } from './alert-settings-dialog.tsx';

const { id, teams, league } = scenes.live.match;
const bells = {
  [`team ${teams.home.id}`]: DEFAULT_ALERTS.kinds,
  [`competition ${league.id}`]: ['goals'],
  [`match ${id}`]: ['goals', 'full-time'],
};
const names = {
  [`team ${teams.home.id}`]: teams.home.name,
  [`competition ${league.id}`]: league.name,
};

export default {
  title: 'Alerts/Settings',
  component: AlertSettingsDialog,
  args: { onClose: () => {} },
} satisfies StoryFile<typeof AlertSettingsDialog>;

export const NoBells: Story<typeof AlertSettingsDialog> = {};
export const QuietHoursAndBells: Story<typeof AlertSettingsDialog> = {
  parameters: {
    storage: {
      alerts: JSON.stringify({ ...DEFAULT_ALERTS, bells, quietHours: { from: '23:00', until: '07:00' } }),
      'bell-names': JSON.stringify(names),
    },
  },
};
