import { useState } from 'react';
import { bestResults, heldPrices } from '#contract/odds/best-results.ts';
import { FULL_TIME_RESULT_ID } from '#contract/odds/full-time-result.ts';
import type { OddsGrid } from '#contract/odds/odds-grid.ts';
import { RESULTS, type Result } from '#contract/odds/results.ts';
import type { ScoreState } from '#contract/odds/valid-prices.ts';
import type { Match } from '#contract/records/match.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { withLaterWords } from '#web/words/with-words.ts';

const PriceBell = lazyAfterFirstView(async () => (await import('./price-bell.tsx')).PriceBell);

const PriceWaitList = lazyAfterFirstView(
  async () => (await withLaterWords(import('#web/features/alerts/price-wait-list.tsx'))).PriceWaitList,
);

const fetchDialog = async () => (await withLaterWords(import('./price-wait-dialog.tsx'))).PriceWaitDialog;

/** Returns the best prices of home, draw and away as they are shown; null for those that do not hold. */
function bestPrices(oddsGrid: OddsGrid, scoreState: ScoreState | null): readonly (number | null)[] {
  const line = oddsGrid.grids
    .find(({ id }) => id === FULL_TIME_RESULT_ID)
    ?.lines.find(({ outcomes }) => outcomes.join() === RESULTS.join());
  return line ? heldPrices(bestResults({ line, oddsGrid }, scoreState)) : [];
}

interface Options {
  readonly match: Match;
  readonly oddsGrid: OddsGrid;
  readonly scoreState: ScoreState | null;
  /** Ids of the bookmakers whose prices are shown; null: all. */
  readonly books: readonly string[] | null;
}

/** Returns the buttons beside the best prices of a match's result, the dialog that they open, and what is waited for. */
export function usePriceBell({ match, oddsGrid, scoreState, books }: Options) {
  const [result, setResult] = useState<Result>('home');
  const prices = bestPrices(oddsGrid, scoreState);
  const { dialog, open, prefetch } = useLazyDialog(fetchDialog, { match, result, prices, books });
  const button = (one: Result) => {
    const openFor = () => {
      setResult(one);
      open();
    };
    return (
      <span className="h-11 w-8 flex-none" onPointerEnter={prefetch}>
        <PriceBell match={match} result={one} onOpen={openFor} />
      </span>
    );
  };
  return { button, dialog, list: <PriceWaitList matchId={match.id} heading="h2" /> };
}
