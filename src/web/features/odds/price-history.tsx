import './price-history.css';
import { type ReactNode, useId } from 'react';
import { useMinute } from '#web/clock/use-minute.ts';
import { percentText } from '#web/format/percent.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { historySpan, RESULTS, type Result } from './history.ts';
import { HistoryPlot, type HistoryPlotProps } from './history-plot.tsx';
import { Price } from './price.tsx';
import { payoutOf } from './valid-prices.ts';

interface Props extends Omit<HistoryPlotProps, 'span'> {
  readonly name: string | null;
  /** Whether more quotes can follow. */
  readonly isMoving: boolean;
  /** Actions below the history. */
  readonly children?: ReactNode;
}

/** The history of the result's prices, with the overround. */
export function PriceHistory({ name, words, isMoving, children, ...props }: Props) {
  const { odds: say } = useOddsWords();
  const id = useId();
  const minute = useMinute();
  const now = isMoving && minute !== null ? minute * 60 : null;
  const last = words.findLast(({ prices }) => prices !== null);
  return (
    <section className="price-history" aria-labelledby={id}>
      <h2 id={id}>
        {name} <small>{props.comparison ? say.history.titleBeside : say.history.title}</small>
      </h2>
      {last?.prices ? (
        <>
          <HistoryPlot {...props} words={words} span={historySpan(words, props.play.kickOff, now)} />
          <Facts
            prices={last.prices}
            comparison={props.comparison?.findLast(({ prices }) => prices !== null)?.prices}
            names={props.names}
          />
        </>
      ) : (
        <p className="odds-none">{say.history.none}</p>
      )}
      {children}
    </section>
  );
}

interface FactsProps extends Pick<HistoryPlotProps, 'names'> {
  readonly prices: Readonly<Record<Result, number>>;
  /** Prices for comparison. */
  readonly comparison: Readonly<Record<Result, number>> | null | undefined;
}

/** The implied probability of each result, with the bookmaker's margin and without. */
function Facts({ prices, comparison, names }: FactsProps) {
  const { odds: say, intl } = useOddsWords();
  const payout = payoutOf(RESULTS.map((result) => prices[result])) ?? 1;
  return (
    <div className="facts">
      <table>
        <thead>
          <tr>
            <th scope="col">{say.history.result}</th>
            <th scope="col">{say.history.price}</th>
            <th scope="col">{say.history.implied}</th>
            <th scope="col">{say.history.fair}</th>
            {comparison && <th scope="col">{say.best}</th>}
          </tr>
        </thead>
        <tbody>
          {RESULTS.map((result) => (
            <tr key={result}>
              <th scope="row">
                <Sample result={result} />
                {names[result].whole}
              </th>
              <td>
                <Price price={prices[result]} />
              </td>
              <td>{percentText(1 / prices[result], intl)}</td>
              <td>{percentText(payout / prices[result], intl)}</td>
              {comparison && (
                <td>
                  <Price price={comparison[result]} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say.history.margin(percentText(1 - payout, intl))}</p>
    </div>
  );
}

/** A sample of a result's line. */
function Sample({ result }: { readonly result: Result }) {
  return (
    <svg aria-hidden="true" width="24" height="8" data-result={result}>
      <path className="edge" d="M0 4h24" />
      <path className="line" d="M0 4h24" />
    </svg>
  );
}
