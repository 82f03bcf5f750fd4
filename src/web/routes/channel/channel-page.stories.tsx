import { scenes } from 'virtual:workshop-records';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ChannelPage } from './channel-page.tsx';

const channel = scenes.upcoming.channels.find(({ country }) => country.cc === 'de') as ChannelRecord;

export default {
  title: 'TV/Channel',
  component: ChannelPage,
  args: { channel, onNow: { listings: [] } },
} satisfies StoryFile<typeof ChannelPage>;

type ChannelStory = Story<typeof ChannelPage>;

export const Matches: ChannelStory = {
  args: { matches: [scenes.upcoming, scenes.delayed].map(({ match }) => match as MatchRow) },
};
export const OnNow: ChannelStory = {
  args: {
    matches: [scenes.upcoming.match as MatchRow],
    onNow: {
      listings: [{ match: scenes.live.match as MatchRow, anchor: null }],
    },
  },
};
export const LoadingOnNow: ChannelStory = { args: { matches: [], onNow: undefined } };
export const None: ChannelStory = { args: { matches: [] } };
