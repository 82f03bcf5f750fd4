import './price-cell.css';
import { memo } from 'react';
import { useOddsWords } from '#web/words/odds.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';
import { Age, MovedShort } from './signs.tsx';

export interface PriceCellProps {
  /** What it is called on the page. */
  readonly place: string;
  /** Whether it is the one that is told of under the grid. */
  readonly isLooked: boolean;
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

/**
 * One bookmaker's price of one outcome. All that it is given is plain, so that it renders when it changes, alone. Of
 * a grid's prices one can be reached by Tab, the others from there by arrows.
 */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { place, isLooked, price, isSuspended, isBest, holds, age, from } = props;
  const { odds: say } = useOddsWords();
  if (!isSuspended && price === null) return <td>{'–'}</td>;
  return (
    <td
      data-best={isBest || undefined}
      data-suspended={isSuspended || undefined}
      data-outdated={(!isSuspended && !holds) || undefined}
    >
      <button
        type="button"
        data-place={place}
        tabIndex={isLooked ? 0 : -1}
        aria-current={isLooked || undefined}
      >
        {isSuspended || price === null ? (
          <Suspended price={price} />
        ) : (
          <>
            <Price price={price} />
            {isBest && (
              <>
                <b aria-hidden="true">{'★'}</b>
                <span className="sr-only">{` ${say.isBest} `}</span>
              </>
            )}
            <small>
              {age !== null && <Age minutes={age} />}
              {from !== null && <MovedShort up={price > from} />}
            </small>
          </>
        )}
      </button>
    </td>
  );
});

/** The last price, struck; in a narrow cell the word beside the lock is a short one. */
function Suspended({ price }: Pick<PriceCellProps, 'price'>) {
  const { odds: say } = useOddsWords();
  return (
    <>
      {price !== null && (
        <s>
          <Price price={price} />
        </s>
      )}
      <small title={say.suspended}>
        <Lock />
        <span aria-hidden="true">{say.suspendedShort}</span>
        <span className="sr-only">{say.suspended}</span>
      </small>
    </>
  );
}
