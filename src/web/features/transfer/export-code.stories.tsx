import { scenes } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ExportCode } from './export-code.tsx';

export default {
  title: 'My matches/Export code',
  component: ExportCode,
} satisfies StoryFile<typeof ExportCode>;

const { home } = scenes.live.match.teams;
/** More teams, with names that differ, than a code has room for. */
const crowd = Array.from({ length: 200 }, (_, at) => ({
  kind: 'team',
  id: `${at * 7919}`,
  name: `${home.name} ${(at * 104_729) % 999_983}`,
  img: null,
}));

export const Code: Story<typeof ExportCode> = {
  parameters: { storage: { favourites: JSON.stringify(crowd.slice(0, 12)) } },
};
export const TooLong: Story<typeof ExportCode> = {
  parameters: { storage: { favourites: JSON.stringify(crowd) } },
};
