import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { booksOf } from '#contract/odds/odds-grid.ts';
import { scoreStateOf } from '#contract/odds/score-state.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { oddsInPlayQuery, oddsQuery } from '#web/data/odds.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { beforeKickOff } from '#web/features/odds/before-kick-off.ts';
import { OddsComparison } from '#web/features/odds/odds-comparison.tsx';
import { useOddsGrid } from '#web/features/odds/use-odds-grid.ts';
import { useOnlyMine } from '#web/features/odds/use-only-mine.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useHistories } from './use-histories.ts';
import { usePriceBell } from './use-price-bell.tsx';

/** Below the grid, so that nothing has to move for it. */
const OddsHistory = lazyAfterFirstView(
  async () => (await import('./odds-history-section.tsx')).OddsHistorySection,
);

const NO_MARKETS: readonly OddsMarket[] = [];

/** The odds of a match: `/match/:id/odds`. */
export function MatchOdds({ match, waiting }: MatchTabProps) {
  const [chosenBook, chooseBook] = useState<string | null>(null);
  const isLive = match.phase === 'live';
  const query = oddsQuery(match.id, match.phase === 'scheduled');
  const queryInPlay = oddsInPlayQuery(match.id);
  const preMatch = useQuery(query);
  const inPlay = useQuery({ ...queryInPlay, enabled: isLive });
  const keys = [query.queryKey, ...(isLive ? [queryInPlay.queryKey] : [])];
  const { trouble } = useStateOfData(keys);
  const isInPlay = isLive && inPlay.data !== undefined && inPlay.data.data.length > 0;
  const allMarkets = isFirstLoad(inPlay) ? undefined : (isInPlay ? inPlay : preMatch).data?.data;
  const onlyMine = useOnlyMine();
  const ownMarkets = allMarkets && onlyMine(allMarkets);
  const hasNoneOfMine = ownMarkets !== allMarkets && ownMarkets?.length === 0;
  const markets = hasNoneOfMine ? allMarkets : ownMarkets;
  const allBooks = useMemo(() => booksOf(allMarkets ?? NO_MARKETS), [allMarkets]);
  const books = useMemo(() => booksOf(markets ?? NO_MARKETS), [markets]);
  const isMoving = isLive || match.phase === 'scheduled';
  const { histories, isComing, watch, look, compareAll } = useHistories({
    match: match.id,
    books,
    markets: markets ?? NO_MARKETS,
    chosenBook: chosenBook,
  });
  // After the match only the prices before kick-off are compared: those in play end near 1 and 1000.
  const stageHistories = useMemo(
    () => (isMoving ? histories : beforeKickOff(histories)),
    [isMoving, histories],
  );
  const { oddsGrid, memory } = useOddsGrid(markets, isInPlay, stageHistories);
  const standing = isInPlay ? scoreStateOf(match) : null;
  const ownBooks = markets === allMarkets ? null : books.map(({ id }) => id);
  const priceBell = usePriceBell({ match, oddsGrid, scoreState: standing, books: ownBooks });
  if (!allMarkets) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  const { home, away } = match.teams;
  return (
    <DatedPart keys={keys}>
      <OddsComparison
        oddsGrid={oddsGrid}
        allBooks={allBooks}
        hasNoneOfMine={hasNoneOfMine}
        histories={stageHistories}
        memory={memory}
        scoreState={standing}
        priceStage={isInPlay ? 'inPlay' : match.phase === 'scheduled' ? 'before' : 'last'}
        hasAges={isInPlay || match.phase === 'scheduled'}
        home={home.name}
        away={away.name}
        historyBook={chosenBook}
        onHistoryBook={chooseBook}
        onSelect={look}
        besideBest={priceBell.button}
      >
        {priceBell.list}
        {/* Loaded when the place is in sight, and not when it is merely close. */}
        <div className="relative min-h-64">
          <span id="price-history" ref={watch} className="absolute top-12" />
          <OddsHistory
            match={match}
            isMoving={isMoving}
            book={chosenBook}
            board={oddsGrid}
            standing={standing}
            histories={histories}
            isComing={isComing}
            onCompareAll={compareAll}
          />
        </div>
      </OddsComparison>
      {priceBell.dialog}
    </DatedPart>
  );
}
