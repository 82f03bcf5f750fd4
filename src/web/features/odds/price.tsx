import { memo, type ReactNode, use } from 'react';
import { oddsText } from '#contract/odds/odds-text.ts';
import { usePriceText } from '#web/words/price-text.ts';
import { useWords } from '#web/words/use-words.ts';
import { missingPlaces, PricePlaces } from './price-places.ts';

/**
 * A decimal price in the viewer's odds format; its tooltip is the decimal price, since rounded fractions may look
 * equal. In a table it leaves room for the decimal places of its column.
 */
export const Price = memo(function Price({ price }: { price: number }) {
  const { intl, odds } = useWords<'odds'>();
  const format = usePriceText();
  const places = use(PricePlaces);
  const text = format(price);
  return (
    <bdi dir="ltr" data-price title={oddsText(price, 'decimal', intl, odds.evens)}>
      {text}
      {missingPlaces(text, places)}
    </bdi>
  );
});

/** The empty state of prices. */
export function NoPrices({ children }: { readonly children: ReactNode }) {
  return <p className="px-3 py-6 text-center text-quiet">{children}</p>;
}
