import { type Scene, scenes } from 'virtual:workshop-records';
import { useCountries } from '#web/settings/countries.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { tvListings } from '#web/workshop/tv-listings.ts';
import { ChannelGrid } from './channel-grid.tsx';
import { GuideBody } from './guide-body.tsx';
import type { GuideView } from './guide-tools.tsx';
import { useViewer } from './use-viewer.ts';

interface GuideProps {
  readonly matches: readonly Scene[];
  readonly by: GuideView['by'];
}

/** The guide of a day. */
function Guide({ matches, by }: GuideProps) {
  const viewer = useViewer(useCountries());
  const view = { day: null, by, show: null, competition: null };
  return (
    <GuideBody
      view={view}
      name="2026-11-21"
      day="2026-11-21"
      isToday
      listings={tvListings(matches)}
      viewer={viewer}
      ChannelGrid={ChannelGrid}
    />
  );
}

const { live, ruledOut, sentOff, conferences, upcoming, finished } = scenes;
const kickOff = { ...upcoming.match.time, timestamp: conferences.match.time.timestamp };
const later = { ...conferences, match: { ...upcoming.match, id: conferences.match.id, time: kickOff } };
const earlier = { ...sentOff, match: { ...finished.match, id: sentOff.match.id } };

export default {
  title: 'TV/Guide',
  component: Guide,
  args: { matches: [live, ruledOut, later, earlier], by: 'time' },
  parameters: { storage: { country: 'de' } },
} satisfies StoryFile<typeof Guide>;

type GuideStory = Story<typeof Guide>;

export const ByTime: GuideStory = {};
export const ByChannel: GuideStory = { args: { by: 'channel' } };
export const EmptyDay: GuideStory = { args: { matches: [] } };
export const CountryUnknown: GuideStory = { parameters: { storage: { country: '', zone: 'UTC' } } };
export const ChannelsOfUnknownCountry: GuideStory = {
  args: { by: 'channel' },
  parameters: { storage: { country: '', zone: 'UTC' } },
};
export const NothingInCountry: GuideStory = {
  args: { matches: [sentOff] },
  parameters: { storage: { country: 'jp' } },
};
