import { scenes } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { VenueList } from './venue-list.tsx';

export default { title: 'Competition/Venues', component: VenueList } satisfies StoryFile<typeof VenueList>;

type VenuesStory = Story<typeof VenueList>;

const { venues } = scenes.live;

export const WithPictures: VenuesStory = { args: { venues } };
export const OnlyNames: VenuesStory = {
  args: { venues: venues.map((venue) => ({ ...venue, img: null, city: null, capacity: null })) },
};
export const None: VenuesStory = { args: { venues: [] } };
