import type { ReactNode } from 'react';
import type { BookOffer, OddsBook, OddsLine } from '#contract/odds/odds-grid.ts';
import { RESULTS, type Result } from '#contract/odds/results.ts';
import { bestOf, payoutOf, type ScoreState, validPrices } from '#contract/odds/valid-prices.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { percentText } from '#web/format/percent.ts';
import { useWords } from '#web/words/use-words.ts';
import { type Memory, priceKeyOf } from './memory.ts';
import { OutcomeName } from './outcome-name.tsx';
import { Price } from './price.tsx';
import { moveOrigin, roundedAge } from './price-age.ts';
import { OFFER_NOTE, PriceCell, type PriceCellProps } from './price-cell.tsx';

/** What the rows of all markets share. */
export interface SharedPriceProps {
  readonly books: readonly OddsBook[];
  readonly memory: Memory;
  /** Null unless the match is live. */
  readonly scoreState: ScoreState | null;
  /** Whether the age of prices is shown. */
  readonly hasAges: boolean;
  readonly home: string;
  readonly away: string;
  /** Returns what is beside the best price of the match's result, as long as prices move. */
  readonly besideBest?: ((result: Result) => ReactNode) | undefined;
}

interface Props extends SharedPriceProps {
  readonly market: string;
  readonly line: OddsLine;
  readonly selectedKey: string | null;
}

/** The cells of a row. Those of the outcome and the best price are sticky while the bookmakers scroll. */
export const ROW = '*:border-line *:border-t *:py-0.5';
export const NAME_CELL = 'sticky start-0 z-1 whitespace-normal bg-surface ps-3 pe-1 text-start leading-4.25';
export const BEST_CELL = 'sticky start-(--name) z-1 border-x bg-surface ps-1.5 pe-0.5 text-start';

/** The prices of a line: a row for each outcome, and the payouts. */
export function LineRows(props: Props) {
  const { market, line, books, memory, scoreState, hasAges, home, away, selectedKey, besideBest } = props;
  const { odds: t, intl } = useWords<'odds'>();
  const minute = useMinute();
  const validRows = validPrices(line, scoreState);
  const bests = validRows.map(bestOf);
  const payout = (prices: readonly (number | null)[]) => percentText(payoutOf(prices), intl);

  function cellOf(offer: BookOffer | null, outcome: number, at: number): PriceCellProps {
    const priceKey = priceKeyOf(market, line, outcome, books[at]?.id ?? '');
    const lastPrice = memory.prices.get(priceKey);
    const price = offer === null ? null : (offer.price ?? lastPrice?.price ?? null);
    const valid = validRows[outcome]?.[at] ?? null;
    return {
      priceKey,
      isSelected: priceKey === selectedKey,
      price,
      isSuspended: offer !== null && offer.price === null,
      isBest: valid !== null && valid === bests[outcome],
      isValid: valid !== null,
      age: offer === null || !hasAges ? null : roundedAge(offer.at, minute),
      from: hasAges ? moveOrigin(lastPrice?.moved, minute) : null,
    };
  }

  return (
    <tbody className="[&+&>:first-child>*]:border-t-3">
      {line.outcomes.map((outcome, row) => {
        const best = bests[row] ?? null;
        const result = RESULTS.find((one) => one === outcome);
        const winners = books.filter((_, at) => best !== null && validRows[row]?.[at] === best);
        return (
          <tr key={outcome} className={`text-[0.9375rem]/4.75 *:h-12 ${ROW}`}>
            <th scope="row" className={`font-medium text-[0.875rem] ${NAME_CELL}`}>
              <OutcomeName outcome={outcome} line={line.line} home={home} away={away} />
            </th>
            <td className={`font-bold text-[1.125rem] ${BEST_CELL}`}>
              <div className="flex items-center">
                <div className="min-w-0 flex-1 overflow-hidden">
                  {best === null ? '–' : <Price price={best} />}
                  <small className={OFFER_NOTE}>
                    <span dir="auto" className="truncate">
                      {winners[0]?.name}
                    </span>
                    {winners.length > 1 && ` ${signedNumber(winners.length - 1, intl)}`}
                  </small>
                </div>
                {result && besideBest?.(result)}
              </div>
            </td>
            {books.map(({ id }, at) => (
              <PriceCell key={id} {...cellOf(line.offers[row]?.[at] ?? null, row, at)} />
            ))}
          </tr>
        );
      })}
      <tr className={`font-normal text-[0.75rem]/4.75 text-quiet *:h-7 ${ROW}`}>
        <th scope="row" className={`font-normal ${NAME_CELL}`}>
          {t.payout}
        </th>
        <td className={`font-semibold text-ink ${BEST_CELL}`}>{payout(bests)}</td>
        {books.map(({ id }, at) => (
          <td key={id}>{payout(validRows.map((row) => row[at] ?? null))}</td>
        ))}
      </tr>
    </tbody>
  );
}
