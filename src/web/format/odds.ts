import { american } from '#contract/odds/american.ts';
import { fractional } from '#contract/odds/fractional.ts';
import type { OddsFormat } from '#contract/operation.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * At least two places below 10, one below 100, none from there on, and as many more as the price has: what looks alike
 * is the same price, and none looks better or worse than it is.
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
 * A decimal price (above 1) in the viewer's notation: `1.85`, `5/6` by the bookmakers' ladder, `−118` with a minus
 * sign (U+2212) and `+100` for even money.
 *
 * @param evens what even money is called among fractions
 */
export function oddsText(price: number, format: OddsFormat, locale: string, evens: string): string {
  if (format === 'decimal') return decimal(price, locale);
  if (format === 'fractional') {
    const fraction = fractional(price);
    return fraction === '1/1' ? evens : fraction;
  }
  const moneyline = american(price);
  return moneyline > 0 ? `+${moneyline}` : `\u2212${-moneyline}`;
}
