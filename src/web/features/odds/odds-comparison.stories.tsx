import { type Scene, scenes } from 'virtual:workshop-records';
import { booksOf } from '#contract/odds/odds-grid.ts';
import { scoreStateOf } from '#contract/odds/score-state.ts';
import type { Match } from '#contract/records/match.ts';
import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { samplePrices } from '#contract/testing/sample-odds.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import type { PriceStage } from './fold-prices.ts';
import { OddsComparison } from './odds-comparison.tsx';
import { useOddsGrid } from './use-odds-grid.ts';
import { useOnlyMine } from './use-only-mine.ts';

const NO_HISTORIES: ReadonlyMap<string, OddsHistory> = new Map();

interface OddsProps {
  readonly scene: Scene;
  readonly stage: PriceStage;
  readonly markets: readonly OddsMarket[];
}

/** The odds of a match without the history of a price. */
function Odds({ scene: { match }, stage, markets: allMarkets }: OddsProps) {
  const isInPlay = stage === 'inPlay';
  const ownMarkets = useOnlyMine()(allMarkets);
  const hasNoneOfMine = ownMarkets !== allMarkets && ownMarkets.length === 0;
  const markets = hasNoneOfMine ? allMarkets : ownMarkets;
  const { oddsGrid, memory } = useOddsGrid(markets, isInPlay, NO_HISTORIES);
  return (
    <OddsComparison
      oddsGrid={oddsGrid}
      memory={memory}
      allBooks={booksOf(allMarkets)}
      hasNoneOfMine={hasNoneOfMine}
      histories={NO_HISTORIES}
      scoreState={isInPlay ? scoreStateOf(match) : null}
      priceStage={stage}
      hasAges={stage !== 'last'}
      home={match.teams.home.name}
      away={match.teams.away.name}
      historyBook={null}
      onHistoryBook={() => {}}
      onSelect={() => {}}
    />
  );
}

export default { title: 'Odds/Comparison', component: Odds } satisfies StoryFile<typeof Odds>;

type OddsStory = Story<typeof Odds>;

const odds = (
  scene: Scene,
  stage: PriceStage,
  storage: Readonly<Record<string, string>> = {},
): OddsStory => ({
  args: { scene, stage, markets: stage === 'inPlay' ? scene.oddsInPlay : scene.odds },
  parameters: { now: scene.at, storage },
});

const inPlay = (markets: readonly OddsMarket[], match = scenes.live.match): OddsStory =>
  odds({ ...scenes.live, match, oddsInPlay: markets }, 'inPlay');
const mine = (...ids: readonly string[]) =>
  odds(scenes.upcoming, 'before', { books: JSON.stringify({ ids, isOn: true }) });

/** Suspends the markets of all bookmakers, or of every second one. */
const suspend = (markets: readonly OddsMarket[], isEverywhere: boolean): readonly OddsMarket[] =>
  markets.map((market) => ({
    ...market,
    bookmakers: market.bookmakers.map((book, at) =>
      isEverywhere || at % 2 === 0 ? { ...book, odds: { data: [samplePrices()] } } : book,
    ),
  }));

const { match, oddsInPlay } = scenes.live;
const matchAfterGoal = { ...match, scores: { ...match.scores, home_score: 1 } } as Match;
const [firstBook, secondBook] = booksOf(scenes.upcoming.odds).map(({ id }) => id);

export const BeforeKickOff: OddsStory = odds(scenes.upcoming, 'before');
export const HoursBefore: OddsStory = odds(scenes.announced, 'before');
export const InPlay: OddsStory = odds(scenes.live, 'inPlay');
export const AtHalfTime: OddsStory = odds(scenes.halfTime, 'inPlay');
export const SomeSuspended: OddsStory = inPlay(suspend(oddsInPlay, false));
export const AllSuspended: OddsStory = inPlay(suspend(oddsInPlay, true));
export const AfterGoal: OddsStory = inPlay(oddsInPlay, matchAfterGoal);
export const ClosingPrices: OddsStory = odds(scenes.finished, 'last');
export const None: OddsStory = odds(scenes.cancelled, 'before');
export const Fractional: OddsStory = odds(scenes.upcoming, 'before', { odds: 'fractional' });
export const American: OddsStory = odds(scenes.upcoming, 'before', { odds: 'american' });
export const FractionalInPlay: OddsStory = odds(scenes.live, 'inPlay', { odds: 'fractional' });
export const AmericanInPlay: OddsStory = odds(scenes.live, 'inPlay', { odds: 'american' });
export const MyBookmakers: OddsStory = mine(firstBook ?? '', secondBook ?? '');
export const NoneOfMyBookmakers: OddsStory = mine('unknown');
