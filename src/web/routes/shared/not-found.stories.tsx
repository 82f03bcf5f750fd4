import { en } from '#web/testing/words.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { NotFound } from './not-found.tsx';

export default { title: 'Errors/Not found', component: NotFound } satisfies StoryFile<typeof NotFound>;

export const Page: Story<typeof NotFound> = {};
export const Match: Story<typeof NotFound> = { args: { text: en.match.notFound } };
