import { isNothing, type Reader } from './reader.ts';

/** Trimmed text. A dash alone is null. */
export const text: Reader<string> = (wire) => {
  if (typeof wire !== 'string') return isNothing(wire) ? null : undefined;
  const trimmed = wire.trim();
  return isNothing(trimmed) ? null : trimmed;
};

/** A name that the wire may send as a bare number: season 2026, round 6. */
export const label: Reader<string> = (wire) => text(typeof wire === 'number' ? String(wire) : wire);

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** A number or its text: v2.2 sends `shots_total` as 16 and `corners` as "3" in one object. */
export const number: Reader<number> = (wire) => {
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire : undefined;
  if (typeof wire === 'string' && DECIMAL.test(wire.trim())) return Number(wire);
  return isNothing(wire) ? null : undefined;
};

/** A whole number from 0 up, or its text. */
export const count: Reader<number> = (wire) => {
  const value = number(wire);
  return typeof value === 'number' && (!Number.isInteger(value) || value < 0) ? undefined : value;
};

/** A position in a table; the wire sends 0 for none. */
export const position: Reader<number> = (wire) =>
  count(wire) || (isNothing(wire) || number(wire) === 0 ? null : undefined);

/** Centimetres or kilograms; the wire sends 0 for unknown. */
export const measure: Reader<number> = (wire) => {
  const value = number(wire);
  return value === 0 ? null : value;
};

const ID = /^\d{1,18}$/;

/** An id, always text in a record, a number or text on the wire. 0 means none: the winner of a draw is "0". */
export const id: Reader<string> = (wire) => {
  if (typeof wire === 'number') {
    if (wire === 0) return null;
    return Number.isSafeInteger(wire) && wire > 0 ? String(wire) : undefined;
  }
  if (typeof wire === 'string' && ID.test(wire)) return Number(wire) === 0 ? null : wire;
  return isNothing(wire) ? null : undefined;
};

const FLAGS = new Map<unknown, boolean>([
  ['0', false],
  ['1', true],
  [0, false],
  [1, true],
  [false, false],
  [true, true],
]);

/** A flag in the three spellings of the wire: "0"/"1", 0/1, false/true. */
export const flag: Reader<boolean> = (wire) => (isNothing(wire) ? null : FLAGS.get(wire));
