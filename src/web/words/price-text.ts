import { oddsText } from '#contract/odds/odds-text.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { useStore } from '#web/state/store.ts';
import { useOddsWords } from './odds.ts';

/** Returns a function that writes decimal prices in the viewer's odds format. */
export function usePriceText(): (price: number) => string {
  const format = useStore(oddsFormat);
  const { intl, odds } = useOddsWords();
  return (price) => oddsText(price, format, intl, odds.evens);
}
