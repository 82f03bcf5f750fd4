import type { OddsFormat } from '#contract/operation.ts';
import { oddsText } from './odds-text.ts';

/** Compares decimal prices as they are shown: in fractions and American odds close ones are equal. */
export function compareOdds(a: number, b: number, format: OddsFormat): number {
  const text = (price: number) => oddsText(price, format, 'en', '');
  return text(a) === text(b) ? 0 : a - b;
}
