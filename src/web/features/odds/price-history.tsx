import './price-history.css';
import { type CSSProperties, useId } from 'react';
import { useMinute } from '#web/clock/use-minute.ts';
import { dayAndTime } from '#web/format/clock-time.ts';
import { percentText } from '#web/format/percent.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { payoutOf } from './best.ts';
import {
  goalsIn,
  HIGH,
  heightOf,
  partOf,
  RESULTS,
  type Result,
  type Span,
  spanOf,
  stepsOf,
  WIDE,
  type Word,
} from './history.ts';
import { Price } from './price.tsx';

interface Props {
  /** Whose prices they are. */
  readonly name: string | null;
  /** What was said of the result, oldest first. */
  readonly words: readonly Word[];
  /** Epoch seconds. */
  readonly kickOff: number;
  /** Whether more can come. */
  readonly isMoving: boolean;
  readonly zone: string;
  readonly home: string;
  readonly away: string;
}

/** Prices that lines are drawn at. */
const TICKS = [1.25, 1.5, 2, 3, 5, 10];

/** Prices of the result since there are any, with what is kept of all stakes. */
export function PriceHistory({ name, words, kickOff, isMoving, zone, home, away }: Props) {
  const { odds: say } = useOddsWords();
  const id = useId();
  const minute = useMinute();
  const now = isMoving && minute !== null ? minute * 60 : null;
  const names = { home, draw: say.draw, away };
  const last = words.findLast(({ prices }) => prices !== null);
  return (
    <section className="price-history" aria-labelledby={id}>
      <h2 id={id}>
        {name} <small>{say.history.title}</small>
      </h2>
      {last?.prices ? (
        <>
          <Facts prices={last.prices} names={names} />
          <Plot words={words} span={spanOf(words, kickOff, now)} kickOff={kickOff} zone={zone} />
        </>
      ) : (
        <p className="odds-none">{say.history.none}</p>
      )}
    </section>
  );
}

type Names = Readonly<Record<Result, string>>;

/** What prices say: how likely a result is with the bookmaker's margin in it, and without. */
function Facts({ prices, names }: { prices: Readonly<Record<Result, number>>; names: Names }) {
  const { odds: say, intl } = useOddsWords();
  const payout = payoutOf(RESULTS.map((result) => prices[result])) ?? 1;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.history.result}</th>
            <th scope="col">{say.history.price}</th>
            <th scope="col">{say.history.implied}</th>
            <th scope="col">{say.history.fair}</th>
          </tr>
        </thead>
        <tbody>
          {RESULTS.map((result) => (
            <tr key={result}>
              <th scope="row" data-result={result}>
                {names[result]}
              </th>
              <td>
                <Price price={prices[result]} />
              </td>
              <td>{percentText(1 / prices[result], intl)}</td>
              <td>{percentText(payout / prices[result], intl)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say.history.margin(percentText(1 - payout, intl))}</p>
    </>
  );
}

const at = (part: number) => ({ '--at': `${Math.round(part * 1_000) / 10}%` }) as CSSProperties;

interface PlotProps {
  readonly words: readonly Word[];
  readonly span: Span;
  readonly kickOff: number;
  readonly zone: string;
}

/** The likelier, the higher; a gap where the market was suspended. What it says is in the table. */
function Plot({ words, span, kickOff, zone }: PlotProps) {
  const { intl, odds: say } = useOddsWords();
  const hasKickOff = kickOff > span.from && kickOff < span.to;
  return (
    <div className="plot" aria-hidden="true" dir="ltr">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none">
        {TICKS.map((price) => (
          <path key={price} className="tick" d={`M0 ${heightOf(price)}H${WIDE}`} />
        ))}
        {RESULTS.map((result) => (
          <path key={result} data-result={result} d={stepsOf(words, result, span)} />
        ))}
      </svg>
      {TICKS.map((price) => (
        <span key={price} className="price" style={{ '--part': heightOf(price) / HIGH } as CSSProperties}>
          <Price price={price} />
        </span>
      ))}
      {hasKickOff && (
        <i className="mark" style={at(partOf(kickOff, span))}>
          {say.history.kickOff}
        </i>
      )}
      {goalsIn(words).map((goal) => (
        <i key={goal.at} className="mark" data-goal style={at(partOf(goal.at, span))}>
          {goal.score.join('–')}
        </i>
      ))}
      <p>
        <span>{dayAndTime(span.from * 1_000, zone, intl)}</span>
        <span>{dayAndTime(span.to * 1_000, zone, intl)}</span>
      </p>
    </div>
  );
}
