import { memo, type ReactNode, use } from 'react';
import { oddsText } from '#web/format/odds.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { useStore } from '#web/state/store.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { PricePlaces } from './price-places.ts';

/**
 * A decimal price in the viewer's odds format; its tooltip is the decimal price, since rounded fractions may look
 * equal.
 */
export const Price = memo(function Price({ price }: { price: number }) {
  const { intl, odds } = useOddsWords();
  const format = usePriceText();
  return (
    <bdi dir="ltr" data-price title={oddsText(price, 'decimal', intl, odds.evens)}>
      {format(price)}
    </bdi>
  );
});

/** Returns a function that writes decimal prices in the viewer's odds format. */
export function usePriceText(): (price: number) => string {
  const format = useStore(oddsFormat);
  const places = use(PricePlaces);
  const { intl, odds } = useOddsWords();
  return (price) => oddsText(price, format, intl, odds.evens, places);
}

/** The empty state of prices. */
export function NoPrices({ children }: { readonly children: ReactNode }) {
  return <p className="px-3 py-6 text-center text-quiet">{children}</p>;
}
