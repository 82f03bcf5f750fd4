import './market-prices.css';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import type { OddsHistory } from '#contract/records/odds.ts';
import { useOddsWords } from '#web/words/odds.ts';
import type { Grid } from './board.ts';
import { LineRows, type SharedPriceProps } from './line-rows.tsx';
import { Lock } from './lock.tsx';
import { lookedAt } from './looked.ts';
import { PriceFacts } from './price-facts.tsx';
import { useLook } from './use-look.ts';

export interface MarketPricesProps extends SharedPriceProps {
  readonly grid: Grid;
  readonly name: string;
  /** Price histories by bookmaker. */
  readonly histories: ReadonlyMap<string, OddsHistory>;
  /** The bookmaker whose history is open; null for none. */
  readonly asked: string | null;
  readonly onAsk: (book: string | null) => void;
  /** Called with the bookmaker of the selected price. */
  readonly onLook: (book: string) => void;
  /** Reports only prices that the viewer selected: another market is above. */
  readonly isSecond?: boolean;
  /** Content above the grid. */
  readonly children?: ReactNode;
}

/** A market as a grid of outcomes by bookmakers, with the facts of the selected price below. */
export function MarketPrices(given: MarketPricesProps) {
  const { grid, name, histories, asked, onAsk, onLook, isSecond, children, ...props } = given;
  const { books, standing } = props;
  const { odds: say } = useOddsWords();
  const { place, handlers } = useLook();
  const looked = lookedAt(grid, { books }, standing, place);
  const lookedBook = looked && (!isSecond || place !== null) && books[looked.book]?.id;
  useEffect(() => {
    if (lookedBook) onLook(lookedBook);
  }, [lookedBook, onLook]);
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
                    aria-pressed={book.id === asked}
                    title={say.history.open(book.name)}
                    onClick={() => onAsk(book.id === asked ? null : book.id)}
                  >
                    {book.name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {grid.lines.map((line) => (
            <LineRows key={line.key} {...props} market={grid.id} line={line} looked={looked?.place ?? null} />
          ))}
        </table>
        {grid.lines.length === 0 && (
          <p className="odds-none">
            <Lock /> {say.allSuspended}
          </p>
        )}
      </div>
      {looked && <PriceFacts {...props} looked={looked} market={grid.id} histories={histories} />}
    </div>
  );
}
