import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { textPlugins } from '#run/build/texts.ts';
import { workshopRecords } from './records-plugin.ts';

const STORYBOOK = join(import.meta.dirname, '../../../.storybook/main.ts');

/** Finds Storybook's packages, which only its own folder has, for its modules that have no file. */
const storybookPackages: Plugin = {
  name: 'storybook-packages',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@?storybook\// },
    handler(id, _, options) {
      return this.resolve(id, STORYBOOK, { ...options, skipSelf: true });
    },
  },
};

/** The app's plugins without those of its build, all texts, and the records of the stories. */
export default defineConfig({
  plugins: [storybookPackages, react(), tailwindcss(), textPlugins().modules(), workshopRecords()],
});
