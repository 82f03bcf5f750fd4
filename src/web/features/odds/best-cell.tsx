import './best-cell.css';
import { memo } from 'react';
import { useOddsWords } from '#web/words/odds.ts';
import type { BestPrice } from './best-prices.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';
import { PriceAge, PriceMoveShort } from './price-move.tsx';

export interface BestCellProps extends Pick<BestPrice, 'state' | 'price'> {
  /** The first bookmaker with this price, the number of others, and all names. */
  readonly book: string;
  readonly otherBooks: number;
  readonly names: string;
  /** Minutes; null where the age is irrelevant. */
  readonly age: number | null;
  /** The price before the latest move; null without one. */
  readonly from: number | null;
  /** Whether this is the most likely result. */
  readonly isFavourite: boolean;
}

/** The best price of a result in a list. All props are primitive, so that the cell renders only when it changes. */
export const BestCell = memo(function BestCell(props: BestCellProps) {
  const { state, price, book, otherBooks, names, age, from, isFavourite } = props;
  const { odds: say } = useOddsWords();
  if (state === 'none') return <td>{'–'}</td>;
  if (state === 'suspended')
    return (
      <td data-state={state}>
        {price === null ? <br /> : <s>{<Price price={price} />}</s>}
        <small>
          <Lock />
          {say.suspended}
        </small>
      </td>
    );
  if (price === null) return <td />;
  if (state === 'outdated')
    return (
      <td data-state={state}>
        <Price price={price} />
        <small>{say.outdated}</small>
      </td>
    );
  return (
    <td data-favourite={isFavourite || undefined}>
      <Price price={price} />
      <small title={names}>
        <b aria-hidden="true">{'★'}</b>
        <span className="sr-only">{` ${say.isBest} `}</span>
        <span className="by">{book}</span>
        {otherBooks > 0 && <span>{say.others(otherBooks)}</span>}
      </small>
      <small>
        {age !== null && <PriceAge minutes={age} />}
        {from !== null && <PriceMoveShort isUp={price > from} />}
      </small>
    </td>
  );
});
