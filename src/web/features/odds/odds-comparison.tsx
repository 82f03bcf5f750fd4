import './odds.css';
import { type ReactNode, useState } from 'react';
import { useWide } from '#web/navigation/use-wide.ts';
import { type oddsWords, useOddsWords } from '#web/words/odds.ts';
import { FormatSwitch } from './format-switch.tsx';
import { Lock } from './lock.tsx';
import { MarketPrices, type MarketPricesProps } from './market-prices.tsx';
import { MyBooksSwitch } from './my-books-switch.tsx';
import type { MarketGrid, OddsBook, OddsGrid } from './odds-grid.ts';

interface Props extends Omit<MarketPricesProps, 'grid' | 'name' | 'children' | 'books'> {
  readonly oddsGrid: OddsGrid;
  /** All bookmakers of the match, including those that the viewer has hidden. */
  readonly allBooks: readonly OddsBook[];
  /** Whether none of the viewer's own bookmakers has prices here, so that all are shown. */
  readonly hasNoneOfMine: boolean;
  readonly priceStage: keyof (typeof oddsWords)['odds']['stage'];
  /** The open price history. */
  readonly children?: ReactNode;
}

/**
 * Outcomes by bookmakers, one market at a time, in the viewer's odds format; on wide pages the second market
 * follows the first.
 */
export function OddsComparison(allProps: Props) {
  const { oddsGrid, allBooks, hasNoneOfMine, priceStage, children, ...shared } = allProps;
  const { odds: say } = useOddsWords();
  const hasRoom = useWide();
  const [selectedId, select] = useState<string | null>(null);
  const { books, grids } = oddsGrid;
  const [first, second] = grids;
  const grid = grids.find(({ id }) => id === selectedId) ?? first;
  if (grid === undefined) return <p className="odds-none">{say.none}</p>;
  const secondGrid = hasRoom && grid === first ? second : undefined;
  const props = { ...shared, books };
  const names: Readonly<Record<string, string>> = say.markets;
  const nameOf = ({ name }: MarketGrid) => names[name] ?? name;
  return (
    <section className="odds" aria-label={say.label}>
      <div className="odds-head">
        {grids.length > 1 && (
          <fieldset className="markets">
            <legend className="sr-only">{say.choose}</legend>
            {grids.map((one) => (
              <button
                key={one.id}
                type="button"
                className="odds-pill"
                aria-pressed={one === grid}
                onClick={() => select(one.id)}
              >
                {nameOf(one)}
              </button>
            ))}
          </fieldset>
        )}
        <FormatSwitch />
      </div>
      {hasNoneOfMine && <p className="odds-note">{say.mine.none}</p>}
      <MarketPrices {...props} grid={grid} name={nameOf(grid)}>
        <div className="prices-head">
          <p>
            <b>{say.stage[priceStage]}</b> <small>{say.books(props.books.length)}</small>
          </p>
          <MyBooksSwitch books={allBooks} />
        </div>
      </MarketPrices>
      {children}
      {secondGrid && <MarketPrices {...props} grid={secondGrid} name={nameOf(secondGrid)} isSecond />}
      {priceStage !== 'last' && <Legend />}
      <p className="care">{say.care}</p>
    </section>
  );
}

function Legend() {
  const { odds: say } = useOddsWords();
  const { legend } = say;
  return (
    <ul className="legend">
      {(['fresh', 'older', 'oldest'] as const).map((age) => (
        <li key={age}>
          <i data-age={age} />
          {legend[age]}
        </li>
      ))}
      <li>
        <Lock />
        {legend.suspended}
      </li>
      <li>{`★ ${say.isBest}`}</li>
      <li>{legend.goal}</li>
    </ul>
  );
}
