import { scenes } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MatchChannels } from './match-channels.tsx';

export default {
  title: 'TV/Channels of a match',
  component: MatchChannels,
  args: { channels: scenes.live.channels, countries: ['de'] },
} satisfies StoryFile<typeof MatchChannels>;

type ChannelsStory = Story<typeof MatchChannels>;

export const OneCountry: ChannelsStory = {};
export const SeveralCountries: ChannelsStory = { args: { countries: ['de', 'at', 'en'] } };
export const CountryUnknown: ChannelsStory = { args: { countries: [] } };
export const NotInCountry: ChannelsStory = { args: { channels: scenes.sentOff.channels } };
export const None: ChannelsStory = { args: { channels: [] } };
