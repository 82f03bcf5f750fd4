import './market-prices.css';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import type { OddsHistory } from '#contract/records/odds.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { LineRows, type SharedPriceProps } from './line-rows.tsx';
import { Lock } from './lock.tsx';
import type { MarketGrid } from './odds-grid.ts';
import { PriceFacts } from './price-facts.tsx';
import { selectedPrice } from './selected-price.ts';
import { usePriceSelection } from './use-price-selection.ts';

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

/** A market as a grid of outcomes by bookmakers, with the facts of the selected price below. */
export function MarketPrices(allProps: MarketPricesProps) {
  const { grid, name, histories, historyBook, onHistoryBook, onSelect, isSecond, children, ...props } =
    allProps;
  const { books, scoreState } = props;
  const { odds: say } = useOddsWords();
  const { place: priceKey, handlers } = usePriceSelection();
  const selected = selectedPrice(grid, { books }, scoreState, priceKey);
  const selectedBook = selected && (!isSecond || priceKey !== null) && books[selected.book]?.id;
  useEffect(() => {
    if (selectedBook) onSelect(selectedBook);
  }, [selectedBook, onSelect]);
  return (
    <div className="prices-frame">
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div className="prices" tabIndex={0} {...handlers}>
        <table style={{ '--books': books.length } as CSSProperties}>
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col" className="best">
                {say.best}
              </th>
              {books.map((book) => (
                <th key={book.id} scope="col">
                  <button
                    type="button"
                    aria-pressed={book.id === historyBook}
                    title={say.history.open(book.name)}
                    onClick={() => onHistoryBook(book.id === historyBook ? null : book.id)}
                  >
                    {book.name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {grid.lines.map((line) => (
            <LineRows
              key={line.key}
              {...props}
              market={grid.id}
              line={line}
              selectedKey={selected?.priceKey ?? null}
            />
          ))}
        </table>
        {grid.lines.length === 0 && (
          <p className="odds-none">
            <Lock /> {say.allSuspended}
          </p>
        )}
      </div>
      {selected && <PriceFacts {...props} selected={selected} market={grid.id} histories={histories} />}
    </div>
  );
}
