import { american } from '#contract/odds/american.ts';
import { fractional } from '#contract/odds/fractional.ts';
import type { OddsFormat } from '#contract/operation.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Prices have three decimals at most; what is cut off is left out, so that none looks better than it is. */
function decimal(price: number, places: number, locale: string): string {
  const key = `${locale} ${places}`;
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, digits);
  formats.set(key, format);
  const unit = 10 ** (3 - places);
  return format.format((Math.floor(Math.round(price * 1000) / unit) * unit) / 1000);
}

/** Two places below 10, one below 100, none from there on; a third where two would make it 1.00. */
function places(price: number): number {
  if (price < 1.01) return 3;
  if (price < 10) return 2;
  return price < 100 ? 1 : 0;
}

/**
 * A decimal price (above 1) in the viewer's notation: `1.85`, `5/6` by the bookmakers' ladder, `−118` with a minus
 * sign (U+2212) and `+100` for even money.
 *
 * @param evens what even money is called among fractions
 */
export function oddsText(price: number, format: OddsFormat, locale: string, evens: string): string {
  if (format === 'decimal') return decimal(price, places(price), locale);
  if (format === 'fractional') {
    const fraction = fractional(price);
    return fraction === '1/1' ? evens : fraction;
  }
  const moneyline = american(price);
  return moneyline > 0 ? `+${moneyline}` : `\u2212${-moneyline}`;
}

/** A decimal price as exactly as the wire tells it: 1.283. */
export function exactOdds(price: number, locale: string): string {
  return decimal(price, Number.isInteger(Math.round(price * 1000) / 10) ? 2 : 3, locale);
}
