import { type Scene, scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import { samplePrices } from '#contract/testing/sample-odds.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { foldPrices } from './fold-prices.ts';
import { OddsGroup } from './odds-group.tsx';

interface GroupProps {
  readonly scene: Scene;
  /** Whether the prices are still loading. */
  readonly isWaiting?: boolean;
  readonly isFolded?: boolean;
}

/** A competition with one match in the list of odds. */
function Group({ scene: { match, odds, oddsInPlay }, isWaiting = false, isFolded = false }: GroupProps) {
  const record = match as MatchRow;
  const responses = isWaiting
    ? { before: undefined, inPlay: undefined }
    : { before: odds, inPlay: oddsInPlay };
  return (
    <OddsGroup
      id="group"
      league={match.league}
      rows={[{ record, anchor: null }]}
      prices={foldPrices(new Map(), [record], () => responses)}
      isComplete={!isWaiting}
      isFolded={isFolded}
      openId={null}
      to={(id) => `/odds?m=${id}`}
      ref={() => {}}
    />
  );
}

export default {
  title: 'Odds/Competition',
  component: Group,
  args: { scene: scenes.upcoming },
} satisfies StoryFile<typeof Group>;

type GroupStory = Story<typeof Group>;

const suspended = scenes.live.oddsInPlay.map((market) => ({
  ...market,
  bookmakers: market.bookmakers.map((book) => ({ ...book, odds: { data: [samplePrices()] } })),
}));

export const BeforeKickOff: GroupStory = { parameters: { now: scenes.upcoming.at } };
export const InPlay: GroupStory = { args: { scene: scenes.live } };
export const Suspended: GroupStory = { args: { scene: { ...scenes.live, oddsInPlay: suspended } } };
export const Finished: GroupStory = { args: { scene: scenes.finished } };
export const None: GroupStory = { args: { scene: scenes.cancelled } };
export const Waiting: GroupStory = { args: { isWaiting: true } };
export const Folded: GroupStory = { args: { isFolded: true } };
export const American: GroupStory = { parameters: { storage: { odds: 'american' } } };
