import { isNothing, type Reader } from './reader.ts';

const MAX_LINE = 999;

const LINE_OF_MARKET = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A handicap or goal line: one number, `"6.5"`, or the two halves of a quarter line, `"2.5,3.0"`, in the wire's
 * order. The stake on a quarter line is split between its halves.
 */
export const line: Reader<readonly number[]> = (wire) => {
  if (isNothing(wire)) return null;
  if (typeof wire !== 'string' && typeof wire !== 'number') return undefined;
  const parts = String(wire)
    .split(',')
    .map((part) => part.trim());
  const isLine = (part: string) => LINE_OF_MARKET.test(part) && Math.abs(Number(part)) <= MAX_LINE;
  return parts.length <= 2 && parts.every(isLine) ? parts.map(Number) : undefined;
};
