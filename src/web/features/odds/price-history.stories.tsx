import { type Scene, scenes } from 'virtual:workshop-records';
import { KitColours } from '#web/workshop/kit-colours.tsx';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { bestQuotes } from './best-history.ts';
import { resultQuotes } from './history.ts';
import { PriceHistory } from './price-history.tsx';
import { usePlotProps } from './use-plot-props.ts';

interface HistoryProps {
  readonly scene: Scene;
  /** Whether it is the history of one bookmaker, beside the best prices. */
  readonly isOfBook?: boolean;
}

/** The history of the prices on a match's result: the best of two bookmakers, or those of one. */
function History({ scene: { match, histories }, isOfBook = false }: HistoryProps) {
  const best = bestQuotes(histories.map(resultQuotes));
  const book = histories.slice(0, 1);
  const plotProps = usePlotProps(match, isOfBook ? book : histories);
  return (
    <KitColours match={match}>
      <PriceHistory
        {...plotProps}
        name={isOfBook ? (book[0]?.name ?? null) : 'Best price of 2 bookmakers'}
        words={isOfBook ? book.flatMap(resultQuotes) : best}
        comparison={isOfBook ? best : undefined}
        isMoving={match.phase === 'live' || match.phase === 'scheduled'}
        zone="Europe/London"
      />
    </KitColours>
  );
}

export default { title: 'Odds/Price history', component: History } satisfies StoryFile<typeof History>;

type HistoryStory = Story<typeof History>;

const history = (
  scene: Scene,
  args: Partial<HistoryProps> = {},
  storage: Readonly<Record<string, string>> = {},
): HistoryStory => ({ args: { scene, ...args }, parameters: { now: scene.at, storage } });

export const HoursBefore: HistoryStory = history(scenes.announced);
export const BeforeKickOff: HistoryStory = history(scenes.upcoming);
export const InPlay: HistoryStory = history(scenes.live);
export const AtHalfTime: HistoryStory = history(scenes.halfTime);
export const GoalRuledOut: HistoryStory = history(scenes.ruledOut);
export const Finished: HistoryStory = history(scenes.finished);
export const OneBookmaker: HistoryStory = history(scenes.finished, { isOfBook: true });
export const Fractional: HistoryStory = history(scenes.live, {}, { odds: 'fractional' });
export const None: HistoryStory = history(scenes.cancelled);
