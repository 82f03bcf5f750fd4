import { type ReactNode, useState } from 'react';
import type { MarketGrid, OddsBook, OddsGrid, OddsLine } from '#contract/odds/odds-grid.ts';
import { bestOf, isOverPayout, payoutOf, validPrices } from '#contract/odds/valid-prices.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Texts } from '#web/words/words.ts';
import { FormatSwitch } from './format-switch.tsx';
import { Lock } from './lock.tsx';
import { MarketPrices, type MarketPricesProps } from './market-prices.tsx';
import { MyBooksSwitch } from './my-books-switch.tsx';
import { OddsCare } from './odds-care.tsx';
import { Pill } from './pill.tsx';
import { NoPrices } from './price.tsx';
import { AgeDot } from './price-move.tsx';

interface Props extends Omit<MarketPricesProps, 'grid' | 'name' | 'children' | 'books'> {
  readonly oddsGrid: OddsGrid;
  /** All bookmakers of the match, including those that the viewer has hidden. */
  readonly allBooks: readonly OddsBook[];
  /** Whether none of the viewer's own bookmakers has prices here, so that all are shown. */
  readonly hasNoneOfMine: boolean;
  readonly priceStage: keyof Texts<'odds'>['odds']['stage'];
  /** The open price history. */
  readonly children?: ReactNode;
}

/**
 * Outcomes by bookmakers, one market at a time, in the viewer's odds format; on wide pages the second market
 * follows the first.
 */
export function OddsComparison(allProps: Props) {
  const { oddsGrid, allBooks, hasNoneOfMine, priceStage, children, ...shared } = allProps;
  const { odds: t } = useWords<'odds'>();
  const hasRoom = useWide();
  const [selectedId, select] = useState<string | null>(null);
  const { books, grids } = oddsGrid;
  const [first, second] = grids;
  const grid = grids.find(({ id }) => id === selectedId) ?? first;
  if (grid === undefined) return <NoPrices>{t.none}</NoPrices>;
  const secondGrid = hasRoom && grid === first ? second : undefined;
  const props = { ...shared, books };
  const names: Readonly<Record<string, string>> = t.markets;
  const isOver = (line: OddsLine) => isOverPayout(payoutOf(validPrices(line, shared.scoreState).map(bestOf)));
  const hasOverPayout = [grid, secondGrid].some((one) => one?.lines.some(isOver));
  const nameOf = ({ name }: MarketGrid) => names[name] ?? name;
  return (
    <section className="@container/odds grid grid-cols-1 gap-2" aria-label={t.label}>
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        {grids.length > 1 && (
          <fieldset className="scroll-x fade-end flex min-w-[min(100%,16rem)] flex-1 gap-1.5 py-0.5 ps-0.5 pe-6">
            <legend className="sr-only">{t.choose}</legend>
            {grids.map((one) => (
              <Pill key={one.id} aria-pressed={one === grid} onClick={() => select(one.id)}>
                {nameOf(one)}
              </Pill>
            ))}
          </fieldset>
        )}
        <FormatSwitch />
      </div>
      {hasNoneOfMine && <p className="px-3 text-quiet">{t.mine.none}</p>}
      <MarketPrices {...props} grid={grid} name={nameOf(grid)}>
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 py-1.5 ps-3 pe-1.5">
          <p className="flex-1 whitespace-nowrap">
            <b className="font-semibold">{t.stage[priceStage]}</b>{' '}
            <small className="muted">{t.books(props.books.length)}</small>
          </p>
          <MyBooksSwitch books={allBooks} />
        </div>
      </MarketPrices>
      {children}
      {secondGrid && <MarketPrices {...props} grid={secondGrid} name={nameOf(secondGrid)} isSecond />}
      {priceStage !== 'last' && <Legend />}
      {hasOverPayout && <p className="px-3 text-quiet text-xs">{t.payoutOver}</p>}
      <OddsCare />
    </section>
  );
}

function Legend() {
  const { odds: t } = useWords<'odds'>();
  const { legend } = t;
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-1 px-3 text-quiet text-xs *:flex *:items-center *:gap-1.5">
      {(['fresh', 'older', 'oldest'] as const).map((age) => (
        <li key={age}>
          <AgeDot age={age} />
          {legend[age]}
        </li>
      ))}
      <li>
        <Lock />
        {legend.suspended}
      </li>
      <li>{`★ ${t.isBest}`}</li>
      <li>{`▲ ${t.drifted}`}</li>
      <li>{`▼ ${t.shortened}`}</li>
      <li>{legend.goal}</li>
    </ul>
  );
}
