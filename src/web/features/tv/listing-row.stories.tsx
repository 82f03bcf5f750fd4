import { type Scene, scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import { useCountries } from '#web/settings/countries.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ListingRow } from './listing-row.tsx';
import { useViewer } from './use-viewer.ts';

interface RowProps {
  readonly scene: Scene;
}

/** A list of one match on television. */
function List({ scene: { match, channels } }: RowProps) {
  const viewer = useViewer(useCountries());
  return (
    <section className="mb-3 [contain-intrinsic-block-size:auto_8rem] [content-visibility:auto] md:grid md:grid-cols-[5.25rem_minmax(0,1fr)]">
      <ul className="card min-w-0">
        <ListingRow match={match as MatchRow} anchor={null} channels={channels} viewer={viewer} />
      </ul>
    </section>
  );
}

export default {
  title: 'TV/Listing',
  component: List,
  parameters: { storage: { country: 'de' } },
} satisfies StoryFile<typeof List>;

type ListingStory = Story<typeof List>;

export const NotStarted: ListingStory = { args: { scene: scenes.upcoming } };
export const Live: ListingStory = { args: { scene: scenes.live } };
export const Finished: ListingStory = { args: { scene: scenes.finished } };
export const Postponed: ListingStory = { args: { scene: scenes.postponed } };
export const SeveralCountries: ListingStory = {
  args: { scene: scenes.upcoming },
  parameters: { storage: { country: 'de at en' } },
};
export const CountryUnknown: ListingStory = {
  args: { scene: scenes.upcoming },
  parameters: { storage: { country: '', zone: 'UTC' } },
};
/** The numbered channels of the house with the best rights. */
const OWN_CHANNELS = JSON.stringify({ ids: ['311', '312', '313', '314', '315', '316'], isAnswered: true });
export const OwnChannels: ListingStory = {
  args: { scene: scenes.upcoming },
  parameters: { storage: { country: 'de', channels: OWN_CHANNELS } },
};
export const OnOtherChannels: ListingStory = {
  args: { scene: scenes.upcoming },
  parameters: { storage: { country: 'de', channels: '{"ids":["0"],"isAnswered":true}' } },
};
export const NotInCountry: ListingStory = { args: { scene: scenes.sentOff } };
