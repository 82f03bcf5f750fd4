import { day as dayReader } from './instant.ts';
import { isNothing, type Reader } from './reader.ts';

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;
const SHORT = /^(\d\d)\/(\d\d)\/(\d\d)$/;
/** Two-digit years up to this one are of this century (our choice). */
const CENTURY_PIVOT = 29;
/** Years of birth from here on have a wrong century: 2065 is 1965. */
const FIRST_WRONG_YEAR = 2050;

/**
 * A date of birth as `YYYY-MM-DD`, from `1978-07-21` or `21/07/78`. The service sends `2065-02-24` for a man of 61. A
 * date of zeros is null.
 */
export const birthday: Reader<string> = (wire) => {
  if (isNothing(wire)) return null;
  const text = typeof wire === 'string' ? wire.trim() : '';
  const [, year, month, day] = ISO.exec(text) ?? fromShort(text);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (year === '0000') return null;
  const fullYear = Number(year) >= FIRST_WRONG_YEAR ? Number(year) - 100 : Number(year);
  return dayReader(`${fullYear}-${month}-${day}`);
};

function fromShort(text: string): readonly string[] {
  const [, day, month, year] = SHORT.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return [];
  return ['', `${Number(year) <= CENTURY_PIVOT ? 20 : 19}${year}`, month, day];
}
