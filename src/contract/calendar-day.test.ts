import { expect, test } from 'vitest';
import { parseDay } from './calendar-day.ts';
import { OPERATIONS } from './operations.ts';
import { canonicalParameters, requiredParameters } from './parameters.ts';

const DATED = OPERATIONS.filter(({ parameters }) => parameters.some(({ kind }) => kind === 'date'));
const MONTHS = ['00', '01', '02', '04', '12', '13'];
const DATES = ['00', '01', '28', '29', '30', '31', '32'];

/** Returns the last day of a month by the Gregorian rule, without using `Date`. */
function lastDate(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isAllowed(year: number, month: number, date: number): boolean {
  if (year < 1900 || year > 2199 || month < 1 || month > 12) return false;
  return date >= 1 && date <= lastDate(year, month);
}

function* calendar() {
  for (let year = 0; year <= 9999; year += 1) {
    for (const month of MONTHS) {
      for (const date of DATES) {
        const text = `${String(year).padStart(4, '0')}-${month}-${date}`;
        yield { text, allowed: isAllowed(year, Number(month), Number(date)) };
      }
    }
  }
}

test('accepts every day from 1900 to 2199 and refuses every other text of that form', () => {
  const wrong: string[] = [];
  let accepted = 0;
  for (const { text, allowed } of calendar()) {
    const day = parseDay(text);
    if ((day !== null) !== allowed) wrong.push(text);
    if (day !== null) accepted += 1;
  }
  expect(wrong).toEqual([]);
  // 300 years with 31, 30, 29 and 28 each on the dates tried, plus 73 leap days.
  expect(accepted).toBe(300 * (5 + 2 + 4 + 5) + 73);
});

test('returns the days since 1970', () => {
  expect(parseDay('1970-01-02')).toBe(1);
  expect(parseDay('1900-01-01')).toBe(-25_567);
  expect(parseDay('2028-02-29')).toBe(Date.UTC(2028, 1, 29) / 86_400_000);
});

test.each([
  '26-01-01',
  '2026-1-1',
  '02026-01-01',
  '+002026-01-01',
  '2026-01-01T00:00',
  ' 2026-01-01',
  'today',
  '',
])('refuses %j', (text) => {
  expect(parseDay(text)).toBeNull();
});

test.each(DATED.map((operation) => [`${operation.route}?t=${operation.t}`, operation] as const))(
  '%s refuses a day outside the calendar with an explanation',
  (_, operation) => {
    const name = requiredParameters(operation).find(({ kind }) => kind === 'date')?.name ?? '';
    const check = (text: string) => canonicalParameters(operation, [[name, text]]);
    for (const year of ['0000', '0001', '0099', '0100', '1899', '2200', '9999']) {
      expect(check(`${year}-01-01`)).toEqual({
        refused: `Invalid ${name}. Send a date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.`,
      });
    }
    for (const date of ['1900-01-01', '2014-12-31', '2064-02-29', '2199-12-31'])
      expect(check(date)).toHaveProperty('parameters', [[name, date]]);
  },
);
