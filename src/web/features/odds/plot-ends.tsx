import './plot-ends.css';
import type { CSSProperties } from 'react';
import { spread } from '#web/format/spread.ts';
import { PLOT_HEIGHT, priceTop, RESULTS, type ResultQuote } from './history.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';
import type { ResultNames } from './result-names.ts';

/** Minimum distance of two names, in percent of the height. */
const MIN_DISTANCE_PERCENT = 10;

interface Props {
  readonly quotes: readonly ResultQuote[];
  readonly names: ResultNames;
}

/**
 * The name and current price at the end of each line, or the last price while suspended; names of close lines are
 * moved apart.
 */
export function PlotEnds({ quotes, names }: Props) {
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
      <svg aria-hidden="true" className="leaders" viewBox="0 0 10 100" preserveAspectRatio="none">
        {ends.map(({ result, top }, n) => (
          <path key={result} d={`M0 ${top}L10 ${places[n]}`} />
        ))}
      </svg>
      {ends.map(({ result, top }, n) => (
        <span
          key={result}
          aria-hidden="true"
          className="end"
          data-result={result}
          style={{ '--end': `${top}%`, '--name': `${places[n]}%` } as CSSProperties}
        >
          <i />
          <span>
            <span className="whole" dir="auto">
              {names[result].whole}
            </span>
            <span className="short">{names[result].short}</span>
            {isSuspended ? (
              <>
                <s>
                  <Price price={prices[result]} />
                </s>
                <Lock />
              </>
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
