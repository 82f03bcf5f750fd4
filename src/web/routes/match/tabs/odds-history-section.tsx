import { useMemo } from 'react';
import type { OddsGrid } from '#contract/odds/odds-grid.ts';
import type { ScoreState } from '#contract/odds/valid-prices.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { oddsHistoryQuery } from '#web/data/odds.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { appendQuotes, bestQuotes, currentBestQuote } from '#web/features/odds/best-history.ts';
import { type ResultQuote, resultQuotes } from '#web/features/odds/history.ts';
import { onlyBook } from '#web/features/odds/only-book.ts';
import { PriceHistory } from '#web/features/odds/price-history.tsx';
import { usePlotProps } from '#web/features/odds/use-plot-props.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props extends Pick<MatchTabProps, 'match'> {
  readonly isMoving: boolean;
  /** The selected bookmaker; null for the best prices of all. */
  readonly book: string | null;
  /** The current prices. */
  readonly board: OddsGrid;
  readonly standing: ScoreState | null;
  readonly histories: ReadonlyMap<string, OddsHistory>;
  /** Whether some histories are loading. */
  readonly isComing: boolean;
  /** Fetches the histories of all bookmakers; null if they are loaded. */
  readonly onCompareAll: (() => void) | null;
}

/** History of the prices on a match's result: the best ones, or one bookmaker's. */
export function OddsHistorySection({ book, ...props }: Props) {
  const observations = useObservedBest(props.board, props.standing, props.isMoving);
  return book === null ? (
    <BestHistory {...props} observations={observations} />
  ) : (
    <BookHistory key={book} {...props} observations={observations} book={book} />
  );
}

const NO_QUOTES: readonly ResultQuote[] = [];

const booksOf = (board: OddsGrid | null) => board?.books.map(({ id }) => id).join();

/**
 * Returns the best prices seen since the page was opened, while they move; another set of bookmakers starts again.
 */
function useObservedBest(
  board: OddsGrid,
  standing: ScoreState | null,
  isMoving: boolean,
): readonly ResultQuote[] {
  const [{ quotes }] = useAccumulator(
    (previous) => {
      if (previous.board === board) return previous;
      const quote = currentBestQuote(board, standing, Math.floor((worldClock.now() ?? 0) / 1000));
      const previousQuotes = booksOf(previous.board) === booksOf(board) ? previous.quotes : NO_QUOTES;
      return { board, quotes: appendQuotes(previousQuotes, [quote]) };
    },
    { board: null as OddsGrid | null, quotes: NO_QUOTES },
  );
  return isMoving ? quotes : NO_QUOTES;
}

interface BestSource {
  readonly board: OddsGrid;
  readonly histories: ReadonlyMap<string, OddsHistory>;
  readonly observations: readonly ResultQuote[];
}

interface BestProps extends Omit<Props, 'book' | 'standing'> {
  readonly observations: readonly ResultQuote[];
}

interface OneProps extends BestProps {
  readonly book: string;
  readonly standing: ScoreState | null;
}

/** Returns the bookmakers' histories and the best price over time. */
function useBest({ board, histories, observations }: BestSource) {
  const books = board.books.map(({ id }) => id).join();
  const bookHistories = useMemo(
    () => books.split(',').flatMap((id) => histories.get(id) ?? []),
    [books, histories],
  );
  const quotes = useMemo(() => bestQuotes(bookHistories.map(resultQuotes)), [bookHistories]);
  return { bookHistories, quotes: appendQuotes(quotes, observations) };
}

function BestHistory({ match, isMoving, isComing, onCompareAll, ...prices }: BestProps) {
  const { odds: t } = useWords<'odds'>();
  const { bookHistories, quotes } = useBest(prices);
  const plotProps = usePlotProps(match, bookHistories);
  if (isComing) return null;
  const { length } = bookHistories;
  const name = onCompareAll && length > 0 ? t.history.bestOf(length) : t.history.best;
  return (
    <PriceHistory {...plotProps} name={name} quotes={quotes} isMoving={isMoving}>
      {onCompareAll && (
        <button
          type="button"
          className={`${BUTTON} mt-2 cursor-pointer justify-self-start`}
          onClick={onCompareAll}
        >
          {t.history.compareAll(prices.board.books.length)}
        </button>
      )}
    </PriceHistory>
  );
}

/** The history of one bookmaker, with the best prices in thin lines if there are several bookmakers. */
function BookHistory({ match, isMoving, isComing, book, standing, ...prices }: OneProps) {
  const history = prices.histories.get(book);
  const { trouble } = useStateOfData([oddsHistoryQuery(match.id, book).queryKey]);
  const best = useBest(prices);
  const ownBoard = useMemo(() => onlyBook(prices.board, book), [prices.board, book]);
  const observations = useObservedBest(ownBoard, standing, isMoving);
  const bookHistories = useMemo(() => (history ? [history] : []), [history]);
  const quotes = useMemo(
    () => appendQuotes(bookHistories.flatMap(resultQuotes), observations),
    [bookHistories, observations],
  );
  const plotProps = usePlotProps(match, bookHistories);
  if (!history) return trouble ? <ErrorState trouble={trouble} /> : null;
  const comparison = isComing || prices.board.books.length < 2 ? undefined : best.quotes;
  return (
    <PriceHistory
      {...plotProps}
      name={history.name}
      quotes={quotes}
      comparison={comparison}
      isMoving={isMoving}
    />
  );
}
