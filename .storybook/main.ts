import { join } from 'node:path';

/** Stories lie beside their components. Nothing leaves the machine. */
export default {
  framework: {
    name: '@storybook/react-vite',
    options: {
      builder: { viteConfigPath: join(import.meta.dirname, '../src/tools/workshop/vite.config.ts') },
    },
  },
  stories: ['../src/web/**/*.stories.tsx'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Nothing to edit or log: a story is a state.
  features: { actions: false, backgrounds: false, controls: false, interactions: false },
  typescript: { reactDocgen: false, check: false },
};
