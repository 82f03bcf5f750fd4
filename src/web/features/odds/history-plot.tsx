import './history-plot.css';
import { type CSSProperties, useState } from 'react';
import { dayAndTime, timeOfDay } from '#web/format/clock-time.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { MIN_DAY_LABELS_S } from './axis-labels.ts';
import { goalMarkers, type Ruling } from './goal-markers.ts';
import { type Halves, halfTimeSpan } from './halves.ts';
import {
  fractionAt,
  PLOT_HEIGHT,
  PLOT_WIDTH,
  priceTop,
  quoteAt,
  RESULTS,
  type ResultQuote,
  stepPath,
  type TimeSpan,
} from './history.ts';
import { PlotAxis } from './plot-axis.tsx';
import { PlotEnds } from './plot-ends.tsx';
import { PlotGoals } from './plot-goals.tsx';
import { PlotProbe } from './plot-probe.tsx';
import { positionStyle } from './position-style.ts';
import { Price } from './price.tsx';
import type { ResultNames } from './result-names.ts';

/** The course of the match behind the prices. */
export interface MatchPlay {
  /** Epoch seconds. */
  readonly kickOff: number;
  readonly halves: Halves | null;
  readonly isHalfTime: boolean;
  readonly rulings: readonly Ruling[];
}

export interface HistoryPlotProps {
  /** Quotes of the result, oldest first. */
  readonly words: readonly ResultQuote[];
  /** Quotes for comparison, drawn as thin lines. */
  readonly comparison?: readonly ResultQuote[] | undefined;
  readonly span: TimeSpan;
  readonly play: MatchPlay;
  readonly zone: string;
  readonly names: ResultNames;
}

/** Prices with a grid line. */
const GRID_PRICES = [1.25, 1.5, 2, 3, 5, 10];

/**
 * A plot of the result's prices: the more likely, the higher, with a gap at every suspension and goal. The readout
 * above follows the pointer, finger or arrow keys.
 */
export function HistoryPlot({ words, comparison, span, play, zone, names }: HistoryPlotProps) {
  const { intl, odds: say } = useOddsWords();
  const [selectedAt, select] = useState<number | null>(null);
  const { kickOff, halves, isHalfTime, rulings } = play;
  const halfTime = halfTimeSpan(halves, isHalfTime ? span.to : null);
  const format = span.to - span.from > MIN_DAY_LABELS_S ? dayAndTime : timeOfDay;
  const timeOf = (at: number) => format(at * 1_000, zone, intl);
  const goals = goalMarkers(words, rulings).filter(({ at }) => at >= span.from);
  return (
    <>
      <p className="told" aria-hidden="true">
        {selectedAt === null ? (
          say.history.hint
        ) : (
          <PlotReadout time={timeOf(selectedAt)} quote={quoteAt(words, selectedAt)} names={names} />
        )}
      </p>
      <div className="plot" dir="ltr">
        <div className="box">
          {halfTime && halfTime.to > span.from && (
            <i
              className="rest"
              style={
                {
                  ...positionStyle(fractionAt(halfTime.from, span)),
                  '--until': `${100 * (1 - fractionAt(halfTime.to, span))}%`,
                } as CSSProperties
              }
            />
          )}
          <svg aria-hidden="true" viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`} preserveAspectRatio="none">
            {GRID_PRICES.map((price) => (
              <path key={price} className="tick" d={`M0 ${priceTop(price)}H${PLOT_WIDTH}`} />
            ))}
            {comparison &&
              RESULTS.map((result) => (
                <path
                  key={result}
                  className="beside"
                  data-result={result}
                  d={stepPath(comparison, result, span)}
                />
              ))}
            {RESULTS.map((result) => {
              const steps = stepPath(words, result, span);
              return (
                <g key={result} data-result={result}>
                  <path className="edge" d={steps} />
                  <path className="line" d={steps} />
                </g>
              );
            })}
          </svg>
          {GRID_PRICES.map((price) => (
            <span
              key={price}
              aria-hidden="true"
              className="price"
              style={{ '--part': priceTop(price) / PLOT_HEIGHT } as CSSProperties}
            >
              <Price price={price} />
            </span>
          ))}
          <PlotAxis {...{ span, kickOff, halves, halfTime, zone }} />
          <PlotGoals goals={goals} span={span} />
          <PlotEnds quotes={words} names={names} />
          {selectedAt !== null && <i className="probe" style={positionStyle(fractionAt(selectedAt, span))} />}
          <PlotProbe {...{ quotes: words, span, names, goals, kickOff, timeOf, selectedAt, select }} />
        </div>
      </div>
    </>
  );
}

interface PlotReadoutProps extends Pick<HistoryPlotProps, 'names'> {
  readonly time: string;
  readonly quote: ResultQuote | undefined;
}

/** The prices at the selected instant. */
function PlotReadout({ time, quote, names }: PlotReadoutProps) {
  const { odds: say } = useOddsWords();
  return (
    <>
      <span>
        {time}
        {quote?.score && <b>{` ${quote.score.join('–')}`}</b>}
      </span>
      {quote?.prices
        ? RESULTS.map((result) => (
            <span key={result}>
              <span className="whole">{names[result].whole}</span>
              <span className="short">{names[result].short}</span>{' '}
              <b>{quote.prices && <Price price={quote.prices[result]} />}</b>
            </span>
          ))
        : say.suspended}
    </>
  );
}
