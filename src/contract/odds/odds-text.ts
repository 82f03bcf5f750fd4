import type { OddsFormat } from '#contract/operation.ts';
import { toAmericanOdds } from './to-american-odds.ts';
import { toFractionalOdds } from './to-fractional-odds.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes at least two decimals below 10, one below 100 and none above, and more where the price has them, so that
 * prices look the same only if they are.
 */
function decimal(price: number, locale: string): string {
  const places = price < 10 ? 2 : price < 100 ? 1 : 0;
  const key = `${locale} ${places}`;
  const digits = { minimumFractionDigits: places, maximumFractionDigits: 3, useGrouping: false };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, digits);
  formats.set(key, format);
  return format.format(price);
}

/**
 * Returns a decimal price (above 1) in the viewer's odds format: `1.85`, `5/6` on the bookmakers' ladder, `−118` with a
 * minus sign (U+2212), and `+100` for evens.
 *
 * @param evens word for evens in fractional odds
 */
export function oddsText(price: number, format: OddsFormat, locale: string, evens: string): string {
  if (format === 'decimal') return decimal(price, locale);
  if (format === 'fractional') {
    const fraction = toFractionalOdds(price);
    return fraction === '1/1' ? evens : fraction;
  }
  const moneyline = toAmericanOdds(price);
  return moneyline > 0 ? `+${moneyline}` : `\u2212${-moneyline}`;
}
