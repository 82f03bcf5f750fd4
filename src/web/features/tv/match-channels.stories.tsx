import { scenes } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MatchChannels } from './match-channels.tsx';
import type { MatchChannel } from './tv-listing.ts';
import { useViewer } from './use-viewer.ts';

/** The channels of a match for a viewer of these countries. */
function Channels({ channels, countries }: ChannelsProps) {
  return <MatchChannels channels={channels} viewer={useViewer(countries)} />;
}

interface ChannelsProps {
  readonly channels: readonly MatchChannel[];
  readonly countries: readonly string[];
}

export default {
  title: 'TV/Channels of a match',
  component: Channels,
  args: { channels: scenes.live.channels, countries: ['de'] },
} satisfies StoryFile<typeof Channels>;

type ChannelsStory = Story<typeof Channels>;

export const OneCountry: ChannelsStory = {};
export const SeveralCountries: ChannelsStory = { args: { countries: ['de', 'at', 'en'] } };
export const CountryUnknown: ChannelsStory = { args: { countries: [] } };
export const NotInCountry: ChannelsStory = { args: { channels: scenes.sentOff.channels } };
export const None: ChannelsStory = { args: { channels: [] } };
