import type { CSSProperties } from 'react';
import { RESULTS } from '#contract/odds/results.ts';
import { spread } from '#web/ui/spread.ts';
import { PLOT_HEIGHT, priceTop, type ResultQuote } from './history.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';
import { COLOURS } from './result-line.tsx';
import { ResultName } from './result-name.tsx';
import type { ResultNames } from './result-names.ts';

/** Minimum distance of two names, in percent of the height. */
const MIN_DISTANCE_PERCENT = 10;

interface Props {
  readonly quotes: readonly ResultQuote[];
  readonly names: ResultNames;
  /** Whether the match is over: then the names have no prices. */
  readonly isOver: boolean;
}

/**
 * The name and current price at the end of each line, or the last price while suspended; names of close lines are
 * moved apart.
 */
export function PlotEnds({ quotes, names, isOver }: Props) {
  const prices = quotes.findLast((quote) => quote.prices !== null)?.prices;
  if (!prices) return null;
  const isSuspended = quotes.at(-1)?.prices === null;
  const ends = RESULTS.map((result) => ({ result, top: (100 / PLOT_HEIGHT) * priceTop(prices[result]) }));
  ends.sort((a, b) => a.top - b.top);
  const places = spread(
    ends.map(({ top }) => top),
    MIN_DISTANCE_PERCENT,
  );
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 10 100"
        preserveAspectRatio="none"
        className="absolute start-full top-0 h-full w-2.5 overflow-visible rtl:-scale-x-100"
      >
        {ends.map(({ result, top }, n) => (
          <path
            key={result}
            stroke="var(--quiet)"
            vectorEffect="non-scaling-stroke"
            d={`M0 ${top}L10 ${places[n]}`}
          />
        ))}
      </svg>
      {ends.map(({ result, top }, n) => (
        <span
          key={result}
          aria-hidden="true"
          data-end
          className={COLOURS[result]}
          style={{ '--end': `${top}%`, '--name': `${places[n]}%` } as CSSProperties}
        >
          <i className="absolute start-[calc(100%-0.1875rem)] top-[calc(var(--end)-0.1875rem)] size-1.5 rounded-full bg-(--kit) [box-shadow:0_0_0_1px_var(--ring)]" />
          <span className="absolute start-[calc(100%+0.75rem)] top-[calc(var(--name)-0.5rem)] flex w-[calc(var(--names)-0.75rem)] gap-1 text-[0.75rem]/4">
            <ResultName name={names[result]} className="truncate" />
            {isOver ? null : isSuspended ? (
              <span className="flex flex-none items-center gap-1 text-quiet">
                <s>
                  <Price price={prices[result]} />
                </s>
                <Lock />
              </span>
            ) : (
              <b>
                <Price price={prices[result]} />
              </b>
            )}
          </span>
        </span>
      ))}
    </>
  );
}
