import './history-plot.css';
import { type CSSProperties, useState } from 'react';
import { dayAndTime, timeOfDay } from '#web/format/clock-time.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { atPart } from './at-part.ts';
import { LONG } from './axis-marks.ts';
import { goalMarks, type Ruling } from './goal-marks.ts';
import { breakIn, type Halves } from './halves.ts';
import { HIGH, heightOf, partOf, RESULTS, type Span, stepsOf, WIDE, type Word, wordAt } from './history.ts';
import type { Names } from './history-names.ts';
import { PlotAxis } from './plot-axis.tsx';
import { PlotEnds } from './plot-ends.tsx';
import { PlotGoals } from './plot-goals.tsx';
import { PlotProbe } from './plot-probe.tsx';
import { Price } from './price.tsx';

/** The course of the match behind the prices. */
export interface Play {
  /** Epoch seconds. */
  readonly kickOff: number;
  readonly halves: Halves | null;
  readonly isHalfTime: boolean;
  /** Ruled-out goals. */
  readonly rulings: readonly Ruling[];
}

export interface HistoryPlotProps {
  /** Quotes of the result, oldest first. */
  readonly words: readonly Word[];
  /** Quotes for comparison, drawn as thin lines. */
  readonly beside?: readonly Word[] | undefined;
  readonly span: Span;
  readonly play: Play;
  readonly zone: string;
  readonly names: Names;
}

/** Prices with a grid line. */
const TICKS = [1.25, 1.5, 2, 3, 5, 10];

/**
 * A plot of the result's prices: the more likely, the higher, with a gap at every suspension and goal. The readout
 * above follows the pointer, finger or arrow keys.
 */
export function HistoryPlot({ words, beside, span, play, zone, names }: HistoryPlotProps) {
  const { intl, odds: say } = useOddsWords();
  const [chosen, choose] = useState<number | null>(null);
  const { kickOff, halves, isHalfTime, rulings } = play;
  const rest = breakIn(halves, isHalfTime ? span.to : null);
  const write = span.to - span.from > LONG ? dayAndTime : timeOfDay;
  const timeOf = (at: number) => write(at * 1_000, zone, intl);
  const goals = goalMarks(words, rulings).filter(({ at }) => at >= span.from);
  return (
    <>
      <p className="told" aria-hidden="true">
        {chosen === null ? (
          say.history.hint
        ) : (
          <Told time={timeOf(chosen)} word={wordAt(words, chosen)} names={names} />
        )}
      </p>
      <div className="plot" dir="ltr">
        <div className="box">
          {rest && rest.to > span.from && (
            <i
              className="rest"
              style={
                {
                  ...atPart(partOf(rest.from, span)),
                  '--until': `${100 * (1 - partOf(rest.to, span))}%`,
                } as CSSProperties
              }
            />
          )}
          <svg aria-hidden="true" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none">
            {TICKS.map((price) => (
              <path key={price} className="tick" d={`M0 ${heightOf(price)}H${WIDE}`} />
            ))}
            {beside &&
              RESULTS.map((result) => (
                <path
                  key={result}
                  className="beside"
                  data-result={result}
                  d={stepsOf(beside, result, span)}
                />
              ))}
            {RESULTS.map((result) => {
              const steps = stepsOf(words, result, span);
              return (
                <g key={result} data-result={result}>
                  <path className="edge" d={steps} />
                  <path className="line" d={steps} />
                </g>
              );
            })}
          </svg>
          {TICKS.map((price) => (
            <span
              key={price}
              aria-hidden="true"
              className="price"
              style={{ '--part': heightOf(price) / HIGH } as CSSProperties}
            >
              <Price price={price} />
            </span>
          ))}
          <PlotAxis {...{ span, kickOff, halves, rest, zone }} />
          <PlotGoals goals={goals} span={span} />
          <PlotEnds words={words} names={names} />
          {chosen !== null && <i className="probe" style={atPart(partOf(chosen, span))} />}
          <PlotProbe {...{ words, span, names, goals, kickOff, timeOf, chosen, choose }} />
        </div>
      </div>
    </>
  );
}

interface ToldProps extends Pick<HistoryPlotProps, 'names'> {
  readonly time: string;
  readonly word: Word | undefined;
}

/** The prices at the selected instant. */
function Told({ time, word, names }: ToldProps) {
  const { odds: say } = useOddsWords();
  return (
    <>
      <span>
        {time}
        {word?.score && <b>{` ${word.score.join('–')}`}</b>}
      </span>
      {word?.prices
        ? RESULTS.map((result) => (
            <span key={result}>
              <span className="whole">{names[result].whole}</span>
              <span className="short">{names[result].short}</span>{' '}
              <b>{word.prices && <Price price={word.prices[result]} />}</b>
            </span>
          ))
        : say.suspended}
    </>
  );
}
