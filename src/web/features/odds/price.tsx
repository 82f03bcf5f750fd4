import { memo } from 'react';
import { oddsText } from '#web/format/odds.ts';
import { useKept } from '#web/settings/kept.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { useOddsWords } from '#web/words/odds.ts';

/**
 * A decimal price in the viewer's odds format; its tooltip is the decimal price, since rounded fractions may look
 * equal.
 */
export const Price = memo(function Price({ price }: { price: number }) {
  const { intl, odds } = useOddsWords();
  const write = usePriceText();
  return (
    <bdi dir="ltr" title={oddsText(price, 'decimal', intl, odds.evens)}>
      {write(price)}
    </bdi>
  );
});

/** Returns a function that writes decimal prices in the viewer's odds format. */
export function usePriceText(): (price: number) => string {
  const format = useKept(oddsFormat);
  const { intl, odds } = useOddsWords();
  return (price) => oddsText(price, format, intl, odds.evens);
}
