import type { StoryFile } from '#web/workshop/story.ts';
import { NothingShown } from './nothing-on.tsx';

export default {
  title: 'Vidiprinter/Nothing shown',
  component: NothingShown,
} satisfies StoryFile<typeof NothingShown>;

export const FilteredOut = {};
