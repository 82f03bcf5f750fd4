import { type ReactNode, useId } from 'react';
import { RESULTS, type Result } from '#contract/odds/results.ts';
import { payoutOf } from '#contract/odds/valid-prices.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { percentText } from '#web/format/percent.ts';
import { useWords } from '#web/words/use-words.ts';
import { historySpan, type ResultQuote } from './history.ts';
import { HistoryPlot, type HistoryPlotProps } from './history-plot.tsx';
import { NoPrices, Price } from './price.tsx';
import { ResultLine } from './result-line.tsx';

interface Props extends Omit<HistoryPlotProps, 'span' | 'isOver'> {
  readonly name: string | null;
  /** Whether more quotes can follow. */
  readonly isMoving: boolean;
  /** Actions below the history. */
  readonly children?: ReactNode;
}

/** Returns the last prices: of a finished match the closing ones, because those in play end near 1 and 1000. */
function lastPrices(quotes: readonly ResultQuote[], isMoving: boolean) {
  const before = isMoving ? [] : quotes.filter(({ score }) => score === null);
  return (before.length > 0 ? before : quotes).findLast(({ prices }) => prices !== null)?.prices;
}

/** The history of the result's prices, with the overround. */
export function PriceHistory({ name, quotes, isMoving, children, ...props }: Props) {
  const { odds: t } = useWords<'odds'>();
  const id = useId();
  const minute = useMinute();
  const now = isMoving && minute !== null ? minute * 60 : null;
  const last = lastPrices(quotes, isMoving);
  const isPlayed = !isMoving && quotes.some(({ score }) => score !== null);
  const title = isMoving ? 'title' : isPlayed ? 'titlePlayed' : 'titleClosed';
  return (
    <section className="card grid grid-cols-1 gap-2 px-3 py-2.5" aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {name} <small className="muted">{props.comparison ? t.history.titleBeside : t.history[title]}</small>
      </h2>
      {last ? (
        <>
          <HistoryPlot
            {...props}
            quotes={quotes}
            span={historySpan(quotes, props.play.kickOff, now)}
            isOver={isPlayed}
          />
          <Facts
            prices={last}
            isClosing={isPlayed}
            comparison={props.comparison && lastPrices(props.comparison, isMoving)}
            names={props.names}
          />
        </>
      ) : (
        <NoPrices>{t.history.none}</NoPrices>
      )}
      {children}
    </section>
  );
}

interface FactsProps extends Pick<HistoryPlotProps, 'names'> {
  readonly isClosing: boolean;
  readonly prices: Readonly<Record<Result, number>>;
  /** Prices for comparison. */
  readonly comparison: Readonly<Record<Result, number>> | null | undefined;
}

const CELLS = '*:h-7 *:px-1 *:text-end *:font-normal *:first:text-start';

/** The implied probability of each result, with the bookmaker's margin and without. */
function Facts({ prices, isClosing, comparison, names }: FactsProps) {
  const { odds: t, intl } = useWords<'odds'>();
  const payout = payoutOf(RESULTS.map((result) => prices[result]));
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
      <div className="min-w-0 max-w-xl flex-[1_1_20rem] overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr className={`text-[0.75rem] text-quiet ${CELLS}`}>
              <th scope="col">{t.history.result}</th>
              <th scope="col">{t.history[isClosing ? 'closing' : 'price']}</th>
              <th scope="col">{t.history.implied}</th>
              <th scope="col">{t.history.fair}</th>
              {comparison && <th scope="col">{t.best}</th>}
            </tr>
          </thead>
          <tbody>
            {RESULTS.map((result) => (
              <tr key={result} className={CELLS}>
                <th scope="row">
                  <svg
                    aria-hidden="true"
                    width="24"
                    height="8"
                    className="me-2 inline-block overflow-visible"
                  >
                    <ResultLine result={result} d="M0 4h24" />
                  </svg>
                  <bdi>{names[result].whole}</bdi>
                </th>
                <td>
                  <Price price={prices[result]} />
                </td>
                <td>{percentText(1 / prices[result], intl)}</td>
                <td>{percentText(payout && payout / prices[result], intl)}</td>
                {comparison && (
                  <td>
                    <Price price={comparison[result]} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex-[1_1_14rem] text-[0.75rem]/7 text-quiet">
        {payout !== null && t.history.margin(percentText(1 - payout, intl))}
      </p>
    </div>
  );
}
