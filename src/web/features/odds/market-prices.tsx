import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { FULL_TIME_RESULT_ID } from '#contract/odds/full-time-result.ts';
import type { MarketGrid } from '#contract/odds/odds-grid.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import { useWords } from '#web/words/use-words.ts';
import { BEST_CELL, LineRows, NAME_CELL, ROW, type SharedPriceProps } from './line-rows.tsx';
import { Lock } from './lock.tsx';
import { NoPrices } from './price.tsx';
import { CELL_BUTTON } from './price-cell.tsx';
import { PriceFacts } from './price-facts.tsx';
import { type ArrowStep, nextPrice, priceAt } from './price-focus.ts';
import { PricePlaces, pricePlaces } from './price-places.ts';
import { selectedPrice } from './selected-price.ts';

const ARROW_STEPS: Readonly<Record<string, ArrowStep>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Returns the key of the price that was hovered, focused or tapped last, and the grid's event handlers. */
function usePriceSelection() {
  const [priceKey, setPriceKey] = useState<string | null>(null);
  const handlers = useMemo(() => {
    const onSelect = ({ target }: SyntheticEvent) => {
      const key = priceAt(target)?.dataset['place'];
      if (key !== undefined) setPriceKey(key);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = ARROW_STEPS[event.key];
      const focusedPrice = priceAt(event.target);
      const price = step && focusedPrice ? nextPrice(focusedPrice, step) : null;
      if (!price) return;
      event.preventDefault();
      price.focus();
    };
    return { onPointerOver: onSelect, onFocus: onSelect, onClick: onSelect, onKeyDown };
  }, []);
  return { place: priceKey, handlers };
}

export interface MarketPricesProps extends SharedPriceProps {
  readonly grid: MarketGrid;
  readonly name: string;
  readonly histories: ReadonlyMap<string, OddsHistory>;
  /** The bookmaker whose history is open; null for none. */
  readonly historyBook: string | null;
  readonly onHistoryBook: (book: string | null) => void;
  /** Called with the bookmaker of the selected price. */
  readonly onSelect: (book: string) => void;
  /** Reports only prices that the viewer selected: another market is above. */
  readonly isSecond?: boolean;
  /** Content above the grid. */
  readonly children?: ReactNode;
}

/** Bookmakers scroll where there is not enough room; one that has the focus beside the sticky columns, not below them. */
const SCROLLER =
  'relative overflow-x-auto scroll-ps-[calc(var(--name)+var(--best))] [--best:4.25rem] [--book:3.625rem] [--name:6.5rem] @min-[44rem]/odds:[--best:5rem] @min-[44rem]/odds:[--book:3rem] @min-[44rem]/odds:[--name:8.5rem]';
/** Bookmakers have equal columns, which fill the card. */
const COLUMNS =
  'w-full min-w-[calc(var(--name)+var(--best)+var(--books)*var(--book))] table-fixed border-separate [border-spacing:0]';

/** The column of the best price where there is a button beside it. */
const BEST_WITH_BELL = { '--best': 'clamp(5.5rem, 14cqi, 6.75rem)' } as CSSProperties;

/** A market as a grid of outcomes by bookmakers, with the facts of the selected price below. */
export function MarketPrices(allProps: MarketPricesProps) {
  const { grid, name, histories, historyBook, onHistoryBook, onSelect, isSecond, children, ...props } =
    allProps;
  const { books, scoreState, hasAges, besideBest } = props;
  const hasBells = besideBest !== undefined && hasAges && grid.id === FULL_TIME_RESULT_ID;
  const { odds: t } = useWords<'odds'>();
  const { place: priceKey, handlers } = usePriceSelection();
  const selected = selectedPrice(grid, { books }, scoreState, priceKey);
  const selectedBook = selected && (!isSecond || priceKey !== null) && books[selected.book]?.id;
  const places = pricePlaces(
    grid.lines.flatMap(({ offers }) => offers.flatMap((row) => row.map((offer) => offer?.price ?? null))),
  );
  useEffect(() => {
    if (selectedBook) onSelect(selectedBook);
  }, [selectedBook, onSelect]);
  return (
    <div className="card overflow-hidden">
      {children}
      {/* Its position contains visually hidden content, which scrolls with it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div className={SCROLLER} style={hasBells ? BEST_WITH_BELL : undefined} tabIndex={0} {...handlers}>
        <table
          className={`whitespace-nowrap text-center font-medium ${COLUMNS}`}
          style={{ '--books': books.length } as CSSProperties}
        >
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr
              className={`wrap-anywhere whitespace-normal font-stretch-75% text-[0.75rem]/3.5 text-quiet ${ROW}`}
            >
              <th scope="col" className={`w-(--name) font-semibold text-[0.875rem] text-ink ${NAME_CELL}`}>
                {name}
              </th>
              <th scope="col" className={`w-(--best) font-medium ${BEST_CELL}`}>
                {t.best}
              </th>
              {books.map((book) => (
                <th key={book.id} scope="col" className="font-medium">
                  <button
                    type="button"
                    className={`pointer-fine:min-h-8 aria-pressed:bg-raised aria-pressed:text-ink ${CELL_BUTTON}`}
                    aria-pressed={book.id === historyBook}
                    title={t.history.open(book.name)}
                    onClick={() => onHistoryBook(book.id === historyBook ? null : book.id)}
                  >
                    {book.name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <PricePlaces value={places}>
            {grid.lines.map((line) => (
              <LineRows
                key={line.key}
                {...props}
                besideBest={hasBells ? besideBest : undefined}
                market={grid.id}
                line={line}
                selectedKey={selected?.priceKey ?? null}
              />
            ))}
          </PricePlaces>
        </table>
        {grid.lines.length === 0 && (
          <NoPrices>
            <Lock /> {t.allSuspended}
          </NoPrices>
        )}
      </div>
      {selected && <PriceFacts {...props} selected={selected} market={grid.id} histories={histories} />}
    </div>
  );
}
