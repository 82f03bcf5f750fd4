import { type Scene, scenes } from 'virtual:workshop-records';
import { useCountries } from '#web/settings/countries.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { tvListings } from '#web/workshop/tv-listings.ts';
import { OnNow } from './on-now.tsx';
import { useViewer } from './use-viewer.ts';

interface CardsProps {
  readonly matches: readonly Scene[];
}

/** Cards of matches on television. */
function Cards({ matches }: CardsProps) {
  const viewer = useViewer(useCountries());
  return <OnNow listings={tvListings(matches)} viewer={viewer} />;
}

export default {
  title: 'TV/Card',
  component: Cards,
  args: { matches: [scenes.live] },
  parameters: { storage: { country: 'de' } },
} satisfies StoryFile<typeof Cards>;

type CardStory = Story<typeof Cards>;

const { live, halfTime, sentOff, ruledOut, groups, conferences, split } = scenes;

export const OneCountry: CardStory = {};
export const SeveralCountries: CardStory = { parameters: { storage: { country: 'de at en' } } };
export const CountryUnknown: CardStory = { parameters: { storage: { country: '', zone: 'UTC' } } };
export const NotInCountry: CardStory = { args: { matches: [sentOff] } };
export const HalfTime: CardStory = { args: { matches: [halfTime] } };
export const ShootOut: CardStory = { args: { matches: [{ ...scenes.shootOut, channels: live.channels }] } };
export const LongNames: CardStory = { args: { matches: [{ ...scenes.awarded, channels: live.channels }] } };
export const Several: CardStory = { args: { matches: [live, ruledOut, groups, split] } };
export const MoreThanSix: CardStory = {
  args: { matches: [live, ruledOut, groups, split, conferences, sentOff, scenes.longName] },
};
