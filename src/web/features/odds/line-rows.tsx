import './line-rows.css';
import { useMinute } from '#web/clock/use-minute.ts';
import { percentText } from '#web/format/percent.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { bestOf, heldIn, payoutOf, type Standing } from './best.ts';
import type { Book, Line, Offer } from './board.ts';
import { type Memory, placeOf } from './memory.ts';
import { OutcomeName } from './outcome-name.tsx';
import { Price } from './price.tsx';
import { PriceCell, type PriceCellProps } from './price-cell.tsx';
import { ageOf, movedFrom } from './telling.ts';

/** What the rows of all markets share. */
export interface SharedPriceProps {
  readonly books: readonly Book[];
  readonly memory: Memory;
  /** Null unless the match is live. */
  readonly standing: Standing | null;
  /** Whether the age of prices is shown. */
  readonly aging: boolean;
  readonly home: string;
  readonly away: string;
}

interface Props extends SharedPriceProps {
  readonly market: string;
  readonly line: Line;
  /** The key of the selected price. */
  readonly looked: string | null;
}

/** The prices of a line: a row for each outcome, and the payouts. */
export function LineRows(props: Props) {
  const { market, line, books, memory, standing, aging, home, away, looked } = props;
  const { odds: say, intl } = useOddsWords();
  const minute = useMinute();
  const held = heldIn(line, standing);
  const bests = held.map(bestOf);
  const payout = (prices: readonly (number | null)[]) => percentText(payoutOf(prices), intl);

  function cellOf(offer: Offer | null, outcome: number, at: number): PriceCellProps {
    const place = placeOf(market, line, outcome, books[at]?.id ?? '');
    const known = memory.prices.get(place);
    const price = offer === null ? null : (offer.price ?? known?.price ?? null);
    const holding = held[outcome]?.[at] ?? null;
    return {
      place,
      isLooked: place === looked,
      price,
      isSuspended: offer !== null && offer.price === null,
      isBest: holding !== null && holding === bests[outcome],
      holds: holding !== null,
      age: offer === null || !aging ? null : ageOf(offer.at, minute),
      from: movedFrom(known?.moved, minute),
    };
  }

  return (
    <tbody>
      {line.outcomes.map((outcome, row) => {
        const best = bests[row] ?? null;
        const winners = books.filter((_, at) => best !== null && held[row]?.[at] === best);
        return (
          <tr key={outcome}>
            <th scope="row">
              <OutcomeName outcome={outcome} line={line.line} home={home} away={away} />
            </th>
            <td className="best">
              {best === null ? '–' : <Price price={best} />}
              <small>
                {winners[0]?.name}
                {winners.length > 1 && ` ${say.others(winners.length - 1)}`}
              </small>
            </td>
            {books.map(({ id }, at) => (
              <PriceCell key={id} {...cellOf(line.offers[row]?.[at] ?? null, row, at)} />
            ))}
          </tr>
        );
      })}
      <tr className="payout">
        <th scope="row">{say.payout}</th>
        <td className="best">{payout(bests)}</td>
        {books.map(({ id }, at) => (
          <td key={id}>{payout(held.map((row) => row[at] ?? null))}</td>
        ))}
      </tr>
    </tbody>
  );
}
