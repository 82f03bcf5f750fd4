import type { Story, StoryFile } from '#web/workshop/story.ts';
import { PageLoading } from './page-loading.tsx';

export default { title: 'App/Page loading', component: PageLoading } satisfies StoryFile<typeof PageLoading>;

export const Waiting: Story<typeof PageLoading> = {};
