import { canonicalId } from '#contract/canonical-id.ts';
import { isId, isIdNumber } from '#contract/is-id.ts';
import { MAX_NAME_CHARACTERS, MAX_PROSE_CHARACTERS, visibleText } from '#contract/visible-text.ts';
import { isNothing, type Reader } from './reader.ts';

const visible =
  (maxCharacters: number): Reader<string> =>
  (wire) => {
    if (isNothing(wire)) return null;
    if (typeof wire !== 'string') return undefined;
    const line = visibleText(wire, maxCharacters);
    return isNothing(line) ? null : line;
  };

/** Visible text of at most 200 characters. A dash alone is null. */
export const text = visible(MAX_NAME_CHARACTERS);

/** Like `text`, of at most 4,000 characters. */
export const prose = visible(MAX_PROSE_CHARACTERS);

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** A number or its text: v2.2 sends `shots_total` as 16 and `corners` as "3" in one object. */
export const numberBetween =
  (min: number, max: number): Reader<number> =>
  (wire) => {
    if (isNothing(wire)) return null;
    const value = toNumber(wire);
    return value >= min && value <= max ? value : undefined;
  };

export const wholeBetween =
  (min: number, max: number): Reader<number> =>
  (wire) => {
    if (isNothing(wire)) return null;
    const value = toNumber(wire);
    return value >= min && value <= max && Number.isInteger(value) ? value : undefined;
  };

function toNumber(wire: unknown): number {
  if (typeof wire === 'number') return wire;
  return typeof wire === 'string' && DECIMAL.test(wire.trim()) ? Number(wire) : Number.NaN;
}

export const finiteNumber = numberBetween(-Number.MAX_VALUE, Number.MAX_VALUE);

/** Any other number: no statistic comes near its bounds. */
export const number = numberBetween(-999_999, 999_999);

/** A whole number from 0 up: spectators, minutes of a season. */
export const count = wholeBetween(0, 999_999);

/** A code of the wire. One that is unknown loses no record. */
export const code = wholeBetween(0, Number.MAX_SAFE_INTEGER);

/** What a table, a squad or a list of leaders counts. */
export const smallCount = wholeBetween(0, 999);

/** Goals of one side in a match. */
export const goals = wholeBetween(0, 99);

/** A minute of a match, with extra time and all that is added. */
export const playedMinute = wholeBetween(0, 150);

/** Minutes that are added to a half. */
export const addedMinutes = wholeBetween(0, 60);

/** A name that the wire may send as a bare number: season 2026, round 6. */
export const label: Reader<string> = (wire) => {
  if (typeof wire !== 'number') return text(wire);
  return count(wire) === undefined ? undefined : String(wire);
};

/** A position in a table; the wire sends 0 for none. */
export const position: Reader<number> = (wire) => zeroAsNone(smallCount(wire));

const size = numberBetween(0, 999);

/** Centimetres or kilograms; the wire sends 0 for unknown. */
export const measure: Reader<number> = (wire) => zeroAsNone(size(wire));

function zeroAsNone(value: number | null | undefined): number | null | undefined {
  return value === 0 ? null : value;
}

const ZEROS = /^0+$/;

/**
 * An id in its canonical form, always text in a record, a number or text on the wire. 0 means none: the winner of a draw
 * is "0".
 */
export const id: Reader<string> = (wire) => {
  if (typeof wire === 'number' && isIdNumber(wire)) return String(wire);
  if (typeof wire !== 'string' && typeof wire !== 'number') return isNothing(wire) ? null : undefined;
  const digits = String(wire);
  if (isId(digits)) return digits;
  return isNothing(wire) || ZEROS.test(digits) ? null : (canonicalId(digits) ?? undefined);
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
