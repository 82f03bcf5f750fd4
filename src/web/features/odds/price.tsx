import { memo } from 'react';
import { oddsText } from '#web/format/odds.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { useSetting } from '#web/settings/setting.ts';
import { useOddsWords } from '#web/words/odds.ts';

/** A decimal price in the viewer's notation: fractions that look alike differ in what the pointer is told. */
export const Price = memo(function Price({ price }: { price: number }) {
  const format = useSetting(oddsFormat);
  const { intl, odds } = useOddsWords();
  return (
    <bdi dir="ltr" title={oddsText(price, 'decimal', intl, odds.evens)}>
      {oddsText(price, format, intl, odds.evens)}
    </bdi>
  );
});
