import { DEFAULT_WALL } from '#contract/wall-address.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { PresetButtons } from './preset-buttons.tsx';
import { withPreset } from './presets.ts';

export default {
  title: 'Builders/Presets',
  component: PresetButtons,
  args: { program: DEFAULT_WALL, areOddsOn: true, change: () => {} },
} satisfies StoryFile<typeof PresetButtons>;

export const NoneChosen: Story<typeof PresetButtons> = {};
export const Pub: Story<typeof PresetButtons> = { args: { program: withPreset(DEFAULT_WALL, 'pub') } };
export const WithoutOdds: Story<typeof PresetButtons> = { args: { areOddsOn: false } };
