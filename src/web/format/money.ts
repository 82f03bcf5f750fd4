import type { PlayerRecord } from '#contract/records/player.ts';

/**
 * Returns an amount of money in a locale, shortened: `€12M`; undefined if it is unknown. It is in the currency of the feed,
 * which has dollars for values and euros for fees.
 */
export function moneyText(money: PlayerRecord['market_value'], intl: string): string | null | undefined {
  if (!money?.amount || !money.currency) return money?.text;
  const style = {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
  } as const;
  return new Intl.NumberFormat(intl, style).format(money.amount);
}
