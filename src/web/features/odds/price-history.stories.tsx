import { type Scene, scenes } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { withKitColours } from '#web/workshop/with-kit-colours.tsx';
import { bestQuotes } from './best-history.ts';
import { resultQuotes } from './history.ts';
import { PriceHistory } from './price-history.tsx';
import { usePlotProps } from './use-plot-props.ts';

interface HistoryProps extends Pick<Scene, 'match' | 'histories'> {
  /** Whether it is the history of one bookmaker, beside the best prices. */
  readonly isOfBook?: boolean;
}

/** The history of the prices on a match's result: the best of two bookmakers, or those of one. */
const History = withKitColours(({ match, histories, isOfBook = false }: HistoryProps) => {
  const best = bestQuotes(histories.map(resultQuotes));
  const book = histories.slice(0, 1);
  const plotProps = usePlotProps(match, isOfBook ? book : histories);
  return (
    <PriceHistory
      {...plotProps}
      name={isOfBook ? (book[0]?.name ?? null) : 'Best price of 2 bookmakers'}
      quotes={isOfBook ? book.flatMap(resultQuotes) : best}
      comparison={isOfBook ? best : undefined}
      isMoving={match.phase === 'live' || match.phase === 'scheduled'}
    />
  );
});

export default { title: 'Odds/Price history', component: History } satisfies StoryFile<typeof History>;

type HistoryStory = Story<typeof History>;

const history = (
  { at, match, histories }: Scene,
  isOfBook = false,
  storage: Readonly<Record<string, string>> = {},
): HistoryStory => ({ args: { match, histories, isOfBook }, parameters: { now: at, storage } });

export const HoursBefore: HistoryStory = history(scenes.announced);
export const BeforeKickOff: HistoryStory = history(scenes.upcoming);
export const InPlay: HistoryStory = history(scenes.live);
export const AtHalfTime: HistoryStory = history(scenes.halfTime);
export const GoalRuledOut: HistoryStory = history(scenes.ruledOut);
export const Finished: HistoryStory = history(scenes.finished);
export const OneBookmaker: HistoryStory = history(scenes.finished, true);
export const Fractional: HistoryStory = history(scenes.live, false, { odds: 'fractional' });
export const None: HistoryStory = history(scenes.cancelled);
