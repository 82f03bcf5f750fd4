import { memo } from 'react';
import { useWords } from '#web/words/use-words.ts';
import { Lock } from './lock.tsx';
import { Price } from './price.tsx';
import { OldPriceAge, PriceAge, PriceMoveShort } from './price-move.tsx';

export interface PriceCellProps {
  /** The key of the price. */
  readonly priceKey: string;
  /** Whether it is the selected price, with facts below the grid. */
  readonly isSelected: boolean;
  /** Decimal; the last one of a suspended market; null for none. */
  readonly price: number | null;
  readonly isSuspended: boolean;
  readonly isBest: boolean;
  /** Whether it is valid: not from before the last goal. */
  readonly isValid: boolean;
  /** Minutes; null where the age is irrelevant. */
  readonly age: number | null;
  /** The price before the latest move; null without one. */
  readonly from: number | null;
}

/** Outlines are inside, because the table clips what is outside of its last column. */
export const CELL_BUTTON = 'min-h-11 w-full cursor-pointer rounded-sm -outline-offset-2 hover:text-ink';
/** A line below a price. */
export const OFFER_NOTE =
  'flex min-h-3.5 items-center gap-0.75 font-normal text-[0.75rem]/3.5 text-quiet font-stretch-80%';

/**
 * A bookmaker's price of an outcome. All props are primitive, so that the cell renders only when it changes. One
 * price of a grid is a tab stop; arrow keys reach the others.
 */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { priceKey, isSelected, price, isSuspended, isBest, isValid, age, from } = props;
  const { odds: t } = useWords<'odds'>();
  if (!isSuspended && price === null) return <td>{'–'}</td>;
  return (
    <td
      data-best={isBest || undefined}
      data-suspended={isSuspended || undefined}
      data-outdated={(!isSuspended && !isValid) || undefined}
      className="data-best:font-bold data-outdated:font-normal data-suspended:font-normal data-outdated:text-quiet data-suspended:text-quiet"
    >
      <button
        type="button"
        data-place={priceKey}
        tabIndex={isSelected ? 0 : -1}
        aria-current={isSelected || undefined}
        className={`aria-current:outline-2 aria-current:outline-ink ${CELL_BUTTON}`}
      >
        {isSuspended || price === null ? (
          <Suspended price={price} />
        ) : (
          <>
            <Price price={price} />
            <small className={`justify-center ${OFFER_NOTE}`}>
              {isBest && (
                <>
                  <b aria-hidden="true" className="text-ink">
                    {'★'}
                  </b>
                  <span className="sr-only">{` ${t.isBest} `}</span>
                </>
              )}
              {age !== null && (isBest ? <OldPriceAge minutes={age} /> : <PriceAge minutes={age} />)}
              <PriceMoveShort price={price} from={from} />
            </small>
          </>
        )}
      </button>
    </td>
  );
});

/** The last price, struck through, with a lock. */
function Suspended({ price }: Pick<PriceCellProps, 'price'>) {
  const { odds: t } = useWords<'odds'>();
  return (
    <>
      {price !== null && (
        <s>
          <Price price={price} />
        </s>
      )}
      <small title={t.suspended} className={`justify-center ${OFFER_NOTE}`}>
        <Lock />
        <span className="sr-only">{t.suspended}</span>
      </small>
    </>
  );
}
