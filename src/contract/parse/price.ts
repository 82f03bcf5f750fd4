import { isNothing } from './reader.ts';

/** A price. `decimal` is null if the text has another notation or is no price. */
export interface Price {
  readonly decimal: number | null;
  readonly text: string;
}

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
  const text = String(wire).trim();
  const decimal = format === 'decimal' && DECIMAL.test(text) ? Number(text) : null;
  return { decimal: decimal !== null && decimal >= 1 ? decimal : null, text };
}
