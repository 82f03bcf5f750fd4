import { oddsText } from '#contract/odds/odds-text.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from './use-words.ts';

/** Returns a function that writes decimal prices in the viewer's odds format. */
export function usePriceText(): (price: number) => string {
  const format = useStore(oddsFormat);
  const { intl, odds } = useWords<'odds'>();
  return (price) => oddsText(price, format, intl, odds.evens);
}
