import { memo, type ReactNode } from 'react';
import { signedNumber } from '#contract/signed-number.ts';
import { useWords } from '#web/words/use-words.ts';
import type { BestPrice } from './best-prices.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';
import { OldPriceAge, PriceMoveShort } from './price-move.tsx';

export interface BestCellProps extends Pick<BestPrice, 'state' | 'price'> {
  /** The first bookmaker with this price, the number of others, and all names. */
  readonly book: string;
  readonly otherBooks: number;
  readonly names: string;
  /** Minutes; null unless in play: before kick-off prices rest for hours. */
  readonly age: number | null;
  /** The price before the latest move; null without one. */
  readonly from: number | null;
  /** Whether this is the most likely result. */
  readonly isFavourite: boolean;
}

export const CELL =
  'text-[0.9375rem] @max-[21rem]/odds-list:font-stretch-75% @max-[21rem]/odds-list:text-[0.875rem]';
/** The prices of a match that is over. */
export const FINISHED = 'in-data-[phase=finished]:text-quiet';
/** A line below a price or the teams. */
export const NOTE = 'min-h-3.5 overflow-hidden font-normal font-stretch-85% text-[0.75rem]/3.5 text-quiet';

export function CellNote({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <small title={title} className={`flex items-center justify-center gap-0.75 ${NOTE}`}>
      {children}
    </small>
  );
}

/** The best price of a result in a list. All props are primitive, so that the cell renders only when it changes. */
export const BestCell = memo(function BestCell(props: BestCellProps) {
  const { state, price, book, otherBooks, names, age, from, isFavourite } = props;
  const { odds: t, intl } = useWords<'odds'>();
  if (state === 'none') return <td className={CELL}>{'–'}</td>;
  if (state === 'suspended' || state === 'outdated') {
    const last = price !== null && <Price price={price} />;
    return (
      <td className={`font-normal text-quiet ${CELL}`}>
        {state === 'suspended' && last ? <s>{last}</s> : last || <br />}
        <CellNote>
          {state === 'suspended' && <Lock />}
          <span className="sr-only">{t[state]}</span>
        </CellNote>
      </td>
    );
  }
  if (price === null) return <td />;
  return (
    <td data-favourite={isFavourite || undefined} className={`data-favourite:font-bold ${CELL} ${FINISHED}`}>
      <Price price={price} />
      <CellNote title={names}>
        <span className="sr-only">{` ${t.isBest} `}</span>
        <span dir="auto" data-book className="truncate">
          {book}
        </span>
        {otherBooks > 0 && (
          <bdi dir="ltr" className="@max-[24rem]/odds-list:hidden">
            {signedNumber(otherBooks, intl)}
          </bdi>
        )}
      </CellNote>
      <CellNote>
        {age !== null && <OldPriceAge minutes={age} />}
        <PriceMoveShort price={price} from={from} />
      </CellNote>
    </td>
  );
});
