import { type CSSProperties, useState } from 'react';
import { RESULTS } from '#contract/odds/results.ts';
import { useZone } from '#web/clock/program-context.ts';
import { dayAndTime, timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';
import { MIN_DAY_LABELS_S } from './axis-labels.ts';
import { goalMarkers, type Ruling } from './goal-markers.ts';
import { type Halves, halfTimeSpan } from './halves.ts';
import {
  fractionAt,
  PLOT_HEIGHT,
  PLOT_WIDTH,
  priceTop,
  quoteAt,
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
import { COLOURS, ResultLine } from './result-line.tsx';
import { ResultName } from './result-name.tsx';
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
  readonly quotes: readonly ResultQuote[];
  /** Quotes for comparison, drawn as thin lines. */
  readonly comparison?: readonly ResultQuote[] | undefined;
  readonly span: TimeSpan;
  /** Whether the match is over, so that the last prices say no more than the result. */
  readonly isOver?: boolean;
  readonly play: MatchPlay;
  readonly names: ResultNames;
}

/** Prices with a grid line. */
const GRID_PRICES = [1.25, 1.5, 2, 3, 5, 10];

/**
 * A plot of the result's prices: the more likely, the higher, with a gap at every suspension and goal. The readout
 * above follows the pointer, finger or arrow keys.
 */
export function HistoryPlot({ quotes, comparison, span, isOver = false, play, names }: HistoryPlotProps) {
  const zone = useZone();
  const { intl, odds: t } = useWords<'odds'>();
  const [selectedAt, select] = useState<number | null>(null);
  const { kickOff, halves, isHalfTime, rulings } = play;
  const halfTime = halfTimeSpan(halves, isHalfTime ? span.to : null);
  const format = span.to - span.from > MIN_DAY_LABELS_S ? dayAndTime : timeOfDay;
  const timeOf = (at: number) => format(at * 1_000, zone, intl);
  const goals = goalMarkers(quotes, rulings).filter(({ at }) => at >= span.from);
  return (
    <>
      {/* Room for a line is reserved. */}
      <p aria-hidden="true" className="flex min-h-5 flex-wrap gap-x-3.5 text-[0.75rem]/5 text-quiet">
        {selectedAt === null ? (
          t.history.hint
        ) : (
          <PlotReadout time={timeOf(selectedAt)} quote={quoteAt(quotes, selectedAt)} names={names} />
        )}
      </p>
      <div className="py-5 ps-9 pe-(--names) font-stretch-88% @min-[44rem]/odds:[--names:11rem] [--names:4.5rem]">
        <div className="@container relative h-42 has-focus-visible:outline-2 has-focus-visible:outline-live has-focus-visible:outline-offset-4">
          {halfTime && halfTime.to > span.from && (
            <i
              data-half-time
              className="absolute inset-y-0 start-(--at) end-(--until) bg-raised"
              style={
                {
                  ...positionStyle(fractionAt(halfTime.from, span)),
                  '--until': `${100 * (1 - fractionAt(halfTime.to, span))}%`,
                } as CSSProperties
              }
            />
          )}
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
          >
            {GRID_PRICES.map((price) => (
              <path
                key={price}
                stroke="var(--line)"
                vectorEffect="non-scaling-stroke"
                d={`M0 ${priceTop(price)}H${PLOT_WIDTH}`}
              />
            ))}
            {comparison &&
              RESULTS.map((result) => (
                <path
                  key={result}
                  data-result={result}
                  className={COLOURS[result]}
                  fill="none"
                  stroke="var(--kit)"
                  vectorEffect="non-scaling-stroke"
                  d={stepPath(comparison, result, span)}
                />
              ))}
            {RESULTS.map((result) => (
              <ResultLine key={result} result={result} d={stepPath(quotes, result, span)} />
            ))}
          </svg>
          {GRID_PRICES.map((price) => (
            <span
              key={price}
              aria-hidden="true"
              className="absolute end-[calc(100%+0.375rem)] whitespace-nowrap text-[0.75rem]/0 text-quiet"
              style={{ insetBlockStart: `${(100 * priceTop(price)) / PLOT_HEIGHT}%` }}
            >
              <Price price={price} />
            </span>
          ))}
          <PlotAxis {...{ span, kickOff, halves, halfTime, zone }} />
          <PlotGoals goals={goals} span={span} />
          <PlotEnds quotes={quotes} names={names} isOver={isOver} />
          {selectedAt !== null && (
            <i
              data-probe
              className="absolute inset-y-0 start-(--at) border-live border-s"
              style={positionStyle(fractionAt(selectedAt, span))}
            />
          )}
          <PlotProbe {...{ quotes, span, names, goals, kickOff, timeOf, selectedAt, select }} />
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
  const { odds: t, score } = useWords<'odds'>();
  return (
    <>
      <span>
        {time}
        {quote?.score && <b className="font-semibold text-ink">{` ${score(...quote.score)}`}</b>}
      </span>
      {quote?.prices
        ? RESULTS.map((result) => (
            <span key={result}>
              <ResultName name={names[result]} />{' '}
              <b className="font-semibold text-ink">
                {quote.prices && <Price price={quote.prices[result]} />}
              </b>
            </span>
          ))
        : t.suspended}
    </>
  );
}
