import { text as textReader } from './plain.ts';
import { isNothing } from './reader.ts';

/** A price. `decimal` is null if the text has another notation or is no price. */
export interface Price {
  readonly decimal: number | null;
  readonly text: string;
}

const MAX_LENGTH = 20;
const MAX_DECIMAL = 100_000;

const DECIMAL = /^\d+(?:\.\d+)?$/;

/**
 * Parses `"1.850"` to 1.85. Only the decimal format is parsed, since `"250"` could be an american price and the pages
 * request decimal prices. Below 1 it is no price: a stake never comes back smaller.
 */
export function price(
  wire: unknown,
  format: 'decimal' | 'fractional' | 'american' = 'decimal',
): Price | null | undefined {
  if (isNothing(wire)) return null;
  if (typeof wire !== 'string' && typeof wire !== 'number') return undefined;
  const text = textReader(String(wire));
  if (!text || text.length > MAX_LENGTH || (typeof wire === 'number' && !DECIMAL.test(text)))
    return undefined;
  const decimal = format === 'decimal' && DECIMAL.test(text) ? Number(text) : null;
  if (decimal !== null && decimal > MAX_DECIMAL) return undefined;
  return { decimal: decimal !== null && decimal >= 1 ? decimal : null, text };
}
