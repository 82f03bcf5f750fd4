import { isNothing } from './reader.ts';

/** A price. `decimal` is null where the text is in another notation, or no price at all. */
export interface Price {
  readonly decimal: number | null;
  readonly text: string;
}

const DECIMAL = /^\d+(?:\.\d+)?$/;

/**
 * `"1.850"` is 1.85. In any notation but decimal only the text is kept: `"250"` may be american, and the pages
 * ask for decimal. A decimal price below 1 is no price (a stake cannot come back smaller).
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
