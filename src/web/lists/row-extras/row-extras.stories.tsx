import './row-extras.css';
import { scenes } from 'virtual:workshop-records';
import type { MatchRow as Match } from '#contract/records/match.ts';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { RowCellsContext } from '#web/features/match-row/row-cells.tsx';
import { foldPrices } from '#web/features/odds/fold-prices.ts';
import { RowPrices } from '#web/features/odds/row-prices.tsx';
import { preferredChannel } from '#web/features/tv/channels-for.ts';
import { RowChannel } from '#web/features/tv/row-channel.tsx';
import { NO_RED_CARDS } from '#web/matches/red-card-counts.ts';
import { LIST_ID } from '#web/navigation/element-ids.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';

interface ExtendedRowProps {
  readonly scene: (typeof scenes)['live'];
  /** The viewer's country. */
  readonly country: string;
  readonly hasChannel: boolean;
  readonly hasPrices: boolean;
  /** Whether the viewer has chosen other channels. */
  readonly isOther?: boolean;
}

/** A match of a list with its extras. */
function ExtendedRow({ scene, country, hasChannel, hasPrices, isOther = false }: ExtendedRowProps) {
  const { match, channels, odds, oddsInPlay } = scene;
  const record = match as Match;
  const prices = foldPrices(new Map(), [record], () => ({ before: odds, inPlay: oddsInPlay })).get(match.id);
  const channel = preferredChannel(channels, { codes: [country] });
  const Cells = () => (
    <>
      {hasChannel && channel && <RowChannel name={channel.name} isOther={isOther} />}
      {hasPrices && prices && <RowPrices matchPrices={prices} />}
    </>
  );
  return (
    <RowCellsContext value={Cells}>
      <div id={LIST_ID} className="match-list">
        <ul className="card overflow-hidden pointer-fine:**:data-favourite:me-1.5">
          <MatchRow record={record} anchor={null} scoreChange={null} related={null} reds={NO_RED_CARDS} />
        </ul>
      </div>
    </RowCellsContext>
  );
}

export default {
  title: 'Scores/Match row with extras',
  component: ExtendedRow,
  args: { scene: scenes.upcoming, country: 'de', hasChannel: true, hasPrices: true },
  parameters: { storage: { extras: 'tv odds' } },
} satisfies StoryFile<typeof ExtendedRow>;

type ExtendedRowStory = Story<typeof ExtendedRow>;

export const Channel: ExtendedRowStory = { args: { hasPrices: false } };
export const Prices: ExtendedRowStory = { args: { hasChannel: false } };
export const ChannelAndPrices: ExtendedRowStory = {};
export const OnOtherChannels: ExtendedRowStory = { args: { isOther: true } };
export const Live: ExtendedRowStory = { args: { scene: scenes.live } };
export const Finished: ExtendedRowStory = { args: { scene: scenes.finished } };
export const NotInCountry: ExtendedRowStory = { args: { country: 'li' } };
export const FractionalPrices: ExtendedRowStory = {
  parameters: { storage: { extras: 'tv odds', odds: 'fractional' } },
};
