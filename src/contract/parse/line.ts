import { isNothing, type Reader } from './reader.ts';

const LINE = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A handicap or goal line: one number, `"6.5"`, or the two halves of a quarter line, `"2.5,3.0"`, in the wire's
 * order. The stake on a quarter line is split between its halves.
 */
export const line: Reader<readonly number[]> = (wire) => {
  if (isNothing(wire)) return null;
  if (typeof wire === 'number') return Number.isFinite(wire) ? [wire] : undefined;
  if (typeof wire !== 'string') return undefined;
  const parts = wire.split(',').map((part) => part.trim());
  return parts.length <= 2 && parts.every((part) => LINE.test(part)) ? parts.map(Number) : undefined;
};
