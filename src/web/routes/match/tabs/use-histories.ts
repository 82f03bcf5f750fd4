import { type Query, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OddsBook } from '#contract/odds/odds-grid.ts';
import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import type { Answer } from '#web/data/fetch.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { oddsHistoryQuery } from '#web/data/odds.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { staleTimeFromHeaders } from '#web/data/poll.ts';
import { endsWith, leadingBooks, resultPrices } from '#web/features/odds/result-prices.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { useDebounced } from '#web/state/use-debounced.ts';
import { useInSight } from '#web/ui/use-in-sight.ts';

type Histories = ReadonlyMap<string, OddsHistory>;

const NO_IDS: readonly string[] = [];

/** Null for a bookmaker without a history. */
type HistoryAnswer = Answer<OddsHistory | null>;

/** Each history is a request, because the API returns one bookmaker's at a time. */
const LEADING_BOOKS = 3;
/** Longer than a pointer takes to cross a price. */
const DWELL_MS = 600;

/** Returns the answers when all have come, so that the page renders once and not for each. */
function combineWhenComplete(results: readonly UseQueryResult<Answer<OddsHistory>>[]) {
  const isComing = results.some(isFirstLoad);
  return { isComing, answers: isComing ? [] : results.flatMap(({ data }) => data ?? []) };
}

interface HistoryOptions {
  readonly match: string;
  readonly books: readonly OddsBook[];
  /** The current prices; empty before they have come. */
  readonly markets: readonly OddsMarket[];
  /** The bookmaker whose history is open. */
  readonly chosenBook: string | null;
}

/**
 * Returns the price histories of bookmakers by id: those with the best prices when the history comes into sight, the
 * chosen or pointed one, and all of them on demand. Each is fetched once, and again when it is opened after its price
 * has moved; the match's odds have everything since.
 */
export function useHistories({ match, books, markets, chosenBook }: HistoryOptions) {
  const { inSight, watch } = useInSight(0);
  const [pointedBook, setPointedBook] = useState<string | null>(null);
  const dwelled = useDebounced(pointedBook, DWELL_MS);
  const isPainted = useAfterPaint(books.length > 0);
  const prices = useMemo(() => resultPrices(markets), [markets]);
  // Fixed while the page is open, because another leader would cost another request.
  const [leading] = useAccumulator(
    (ids) => (ids.length === 0 && prices.size > 0 ? leadingBooks(prices, LEADING_BOOKS) : ids),
    NO_IDS,
  );
  const [comparesAll, setComparesAll] = useState(false);

  const comparedIds = comparesAll || books.length <= LEADING_BOOKS ? books.map(({ id }) => id) : leading;
  const queryOf = (id: string) => {
    const query = oddsHistoryQuery(match, id);
    const name = books.find((book) => book.id === id)?.name ?? null;
    return {
      ...query,
      select: (answer: HistoryAnswer): Answer<OddsHistory> => ({
        ...answer,
        data: answer.data ?? { id, name, markets: [] },
      }),
      // A history that ends with the current price is up to date.
      staleTime: (one: Query<HistoryAnswer, Error, HistoryAnswer, OperationKey>) => {
        const history = one.state.data?.data;
        return history && endsWith(history, prices.get(id))
          ? Number.POSITIVE_INFINITY
          : staleTimeFromHeaders(one);
      },
    };
  };
  const { isComing, answers } = useQueries({
    queries: comparedIds.map((id) => ({ ...queryOf(id), enabled: isPainted && inSight.size > 0 })),
    combine: combineWhenComplete,
  });
  const single = [...new Set([dwelled, chosenBook])].filter((id) => id !== null && !comparedIds.includes(id));
  const singles = useQueries({
    queries: single.map((id) => ({ ...queryOf(id ?? ''), enabled: isPainted })),
    combine: combineWhenComplete,
  });
  const histories = useMemo<Histories>(
    () => new Map([...singles.answers, ...answers].map(({ data }) => [data.id, data])),
    [singles.answers, answers],
  );
  const hasMore = leading.length > 0 && books.length > comparedIds.length;
  return {
    histories,
    isComing,
    watch,
    look: setPointedBook,
    compareAll: hasMore ? () => setComparesAll(true) : null,
  };
}
