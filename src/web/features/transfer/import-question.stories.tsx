import { scenes } from 'virtual:workshop-records';
import type { Favourite } from '#web/settings/favourites.ts';
import type { PersonalName } from '#web/settings/personal.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ImportQuestion } from './import-question.tsx';

export default {
  title: 'My matches/Import question',
  component: ImportQuestion,
  args: { onImport: () => {}, onCancel: () => {} },
} satisfies StoryFile<typeof ImportQuestion>;

type QuestionStory = Story<typeof ImportQuestion>;

const teams = Object.values(scenes).flatMap(({ match }) => [match.teams.home, match.teams.away]);
const follows = [...new Map(teams.map(({ id, name }) => [id, name]))].map(
  ([id, name]): Favourite => ({ kind: 'team', id, name, img: null }),
);
const imported = (values: Partial<Record<PersonalName, string>>, isPartial = false) => ({
  personal: new Map(Object.entries(values)) as ReadonlyMap<PersonalName, string>,
  isPartial,
});
const settings = { theme: 'dark', zone: 'Asia/Tokyo', country: 'de at', pins: '["1","2"]' };
const own = { favourites: JSON.stringify(follows.slice(0, 3)), zone: 'Europe/London' };

export const NewBrowser: QuestionStory = {
  args: { imported: imported({ favourites: JSON.stringify(follows), ...settings }) },
};
export const WithOwnFollows: QuestionStory = {
  args: { imported: imported({ favourites: JSON.stringify(follows.slice(1, 9)), ...settings }, true) },
  parameters: { storage: own },
};
export const NoChange: QuestionStory = {
  args: { imported: imported(own) },
  parameters: { storage: own },
};
