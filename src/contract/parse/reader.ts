/**
 * A reader turns one value of the wire into one value of a record. It answers null for the wire's ways of saying
 * nothing, and undefined for what it cannot read, so that the loss is counted and never taken for nothing.
 */
export type Reader<T> = (wire: unknown) => T | null | undefined;

/** Nothing, as v2.2 says it: a missing field, null, an empty string or a dash. */
export function isNothing(wire: unknown): boolean {
  return wire === undefined || wire === null || wire === '' || wire === '-';
}
