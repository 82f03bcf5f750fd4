/**
 * Converts one wire value to a record value. Returns null for an empty value and undefined for one that it cannot
 * parse, so that losses are counted and not mistaken for empty values.
 */
export type Reader<T> = (wire: unknown) => T | null | undefined;

/** Returns whether a value is empty in v2.2: a missing field, null, an empty string or a dash. */
export function isNothing(wire: unknown): boolean {
  return wire === undefined || wire === null || wire === '' || wire === '-';
}
