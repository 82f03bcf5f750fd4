import type { PriceWait } from '#news/alerts/price-waits.ts';
import { chanceText } from '#news/alerts/price-wording.ts';
import { usePriceText } from '#web/words/price-text.ts';
import { useWords } from '#web/words/use-words.ts';

/** Returns a function that says what is waited for: `Home win at 2.50 or higher`. */
export function useWaitText(): (wait: PriceWait) => string {
  const { priceWaits: t, intl } = useWords<'price-waits'>();
  const priceText = usePriceText();
  return ({ result: name, price, from }) => {
    const result = t.results[name];
    if (price === null) return t.moved(result, chanceText(from, intl));
    return price > from ? t.higher(result, priceText(price)) : t.lower(result, priceText(price));
  };
}
