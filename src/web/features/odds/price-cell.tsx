import { memo } from 'react';
import { useOddsWords } from '#web/words/odds.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';
import { Age, Moved } from './signs.tsx';

export interface PriceCellProps {
  /** Decimal; of a suspended market the last one. Null: none. */
  readonly price: number | null;
  readonly isSuspended: boolean;
  readonly isBest: boolean;
  /** Whether it still says something: not from before the last goal. */
  readonly holds: boolean;
  /** Minutes; null where that does not matter. */
  readonly age: number | null;
  /** What it moved from lately; null if it did not. */
  readonly from: number | null;
}

/** One bookmaker's price of one outcome. All that it is given is plain, so that it renders when it changes, alone. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { price, isSuspended, isBest, holds, age, from } = props;
  const { odds: say } = useOddsWords();
  if (isSuspended)
    return (
      <td data-suspended>
        {price !== null && (
          <s>
            <Price price={price} />
          </s>
        )}
        <small>
          <Lock />
          {say.suspended}
        </small>
      </td>
    );
  if (price === null) return <td>{'–'}</td>;
  return (
    <td data-best={isBest || undefined} data-outdated={!holds || undefined}>
      <Price price={price} />
      {isBest && (
        <>
          <b aria-hidden="true">{'★'}</b>
          <span className="sr-only">{` ${say.isBest} `}</span>
        </>
      )}
      <small>
        {age !== null && <Age minutes={age} />}
        {from !== null && <Moved up={price > from} />}
      </small>
    </td>
  );
});
