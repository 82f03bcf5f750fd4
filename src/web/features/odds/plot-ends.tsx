import './plot-ends.css';
import type { CSSProperties } from 'react';
import { spread } from '#web/format/spread.ts';
import { HIGH, heightOf, RESULTS, type Word } from './history.ts';
import type { Names } from './history-names.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';

/** Minimum distance of two names, in percent of the height. */
const APART = 10;

interface Props {
  readonly words: readonly Word[];
  readonly names: Names;
}

/**
 * The name and current price at the end of each line, or the last price while suspended; names of close lines are
 * moved apart.
 */
export function PlotEnds({ words, names }: Props) {
  const prices = words.findLast((word) => word.prices !== null)?.prices;
  if (!prices) return null;
  const isSuspended = words.at(-1)?.prices === null;
  const ends = RESULTS.map((result) => ({ result, high: (100 / HIGH) * heightOf(prices[result]) }));
  ends.sort((a, b) => a.high - b.high);
  const places = spread(
    ends.map(({ high }) => high),
    APART,
  );
  return (
    <>
      <svg aria-hidden="true" className="leaders" viewBox="0 0 10 100" preserveAspectRatio="none">
        {ends.map(({ result, high }, n) => (
          <path key={result} d={`M0 ${high}L10 ${places[n]}`} />
        ))}
      </svg>
      {ends.map(({ result, high }, n) => (
        <span
          key={result}
          aria-hidden="true"
          className="end"
          data-result={result}
          style={{ '--end': `${high}%`, '--name': `${places[n]}%` } as CSSProperties}
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
