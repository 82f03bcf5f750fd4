import { KICK_OFF } from '#contract/testing/sample.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { NothingOn } from './nothing-on.tsx';

export default {
  title: 'Vidiprinter/Nothing on',
  component: NothingOn,
} satisfies StoryFile<typeof NothingOn>;

export const WithNextKickOff: Story<typeof NothingOn> = { args: { nextKickOff: KICK_OFF } };
export const NoMoreToday: Story<typeof NothingOn> = { args: { nextKickOff: null } };
