import type { Story, StoryFile } from '#web/workshop/story.ts';
import { NoTable } from './no-table.tsx';

export default { title: 'Competition/No table', component: NoTable } satisfies StoryFile<typeof NoTable>;

export const None: Story<typeof NoTable> = {};
