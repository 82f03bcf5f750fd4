import { text as textReader } from './plain.ts';
import { isNothing, type Reader } from './reader.ts';

/**
 * A sum with its text on the wire. `amount` is in whole units of `currency` (ISO 4217); both are null if the text is
 * no sum.
 */
export interface Money {
  readonly amount: number | null;
  readonly currency: string | null;
  readonly text: string;
}

const MAX_AMOUNT = 10_000_000_000;

const CURRENCIES: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9 };
const MONEY = /^([$€£])\s?(\d+)(?:\.(\d+))?\s?(k|m|bn)?$/i;

/**
 * Parses `"€70.00m"`, `"€300k"` or `"$660000"`. Exactly six decimals without a unit mean millions: `"$5.500000"` is
 * 5.5 million. Other decimals without a unit are kept as text, since their scale is ambiguous.
 */
export const money: Reader<Money> = (wire) => {
  if (isNothing(wire)) return null;
  if (typeof wire === 'number')
    return wire >= 0 && wire <= MAX_AMOUNT ? { amount: wire, currency: null, text: String(wire) } : undefined;
  const text = textReader(wire);
  if (!text) return undefined;
  const [, sign = '', whole = '', decimals, unit] = MONEY.exec(text) ?? [];
  const currency = CURRENCIES[sign] ?? null;
  if (currency === null) return { amount: null, currency: null, text };
  const scale = unit ? UNITS[unit.toLowerCase()] : unwrittenScale(decimals);
  if (scale === undefined) return { amount: null, currency, text };
  const amount = Math.round(Number(`${whole}.${decimals ?? '0'}`) * scale);
  return amount <= MAX_AMOUNT ? { amount, currency, text } : undefined;
};

function unwrittenScale(decimals: string | undefined): number | undefined {
  if (decimals === undefined) return 1;
  return decimals.length === 6 ? 1e6 : undefined;
}
