import type { Story, StoryFile } from '#web/workshop/story.ts';
import { NoOdds } from './no-odds.tsx';

export default { title: 'Odds/Hidden', component: NoOdds } satisfies StoryFile<typeof NoOdds>;

export const HiddenByTheViewer: Story<typeof NoOdds> = { parameters: { storage: { prices: 'hidden' } } };
export const AtItsAddress: Story<typeof NoOdds> = {
  args: { title: 'Odds' },
  parameters: { storage: { prices: 'hidden' } },
};
