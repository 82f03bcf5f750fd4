import type { OddsFormat } from '#contract/operation.ts';
import { MAX_PRICE } from './max-price.ts';

const DECIMAL = /^\d{1,4}(?:[.,]\d{1,3})?$/;
const FRACTION = /^(\d{1,4})\s*\/\s*([1-9]\d{0,3})$/;
const AMERICAN = /^([+\u2212-])\s*(\d{3,6})$/;

function decimalOf(text: string, format: OddsFormat): number {
  const [, win, stake] = FRACTION.exec(text) ?? [];
  if (win) return 1 + Number(win) / Number(stake);
  const isBare = format === 'american' && /^\d{3,6}$/.test(text);
  const [, sign, amount] = AMERICAN.exec(isBare ? `+${text}` : text) ?? [];
  if (amount && Number(amount) < 100) return Number.NaN;
  if (amount) return sign === '+' ? 1 + Number(amount) / 100 : 1 + 100 / Number(amount);
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/**
 * Reads a price that a viewer has typed, in any format: `2.50` or `2,5`, `6/4` or a word for even money, `+150` or `-110`.
 * Digits alone are decimal; three and more are american for a viewer of that format.
 *
 * @param evens the viewer's word for even money
 * @returns the decimal price; null for what is none
 */
export function readOdds(text: string, format: OddsFormat, evens: string): number | null {
  const trimmed = text.trim();
  const price = trimmed.toLowerCase() === evens.toLowerCase() ? 2 : decimalOf(trimmed, format);
  return price > 1 && price <= MAX_PRICE ? price : null;
}
