import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '#contract/operations.ts';
import { requiredParameters } from '#contract/parameters.ts';
import { getWithHeapLimit } from '#service/testing/get-with-heap-limit.ts';

const DATED = OPERATIONS.filter((operation) =>
  requiredParameters(operation).some(({ kind }) => kind === 'date'),
);

/** Enough for today's matches, and too little for a season of each year since 0. */
const HEAP_MB = 256;

const years = Array.from({ length: 10_000 }, (_, year) => String(year).padStart(4, '0'));
const accepted = years.slice(1900, 2200);

/** Returns impossible dates of a year. */
const impossible = (year: string) =>
  ['00-10', '13-01', '01-00', '01-32', '02-30', '04-31', '12-32'].map((date) => `${year}-${date}`);

const isLeap = (year: string) =>
  new Date(`${year}-12-31`).getTime() - new Date(`${year}-01-01`).getTime() > 364 * 86_400_000;

describe.each(DATED.map((operation) => [`${operation.route}?t=${operation.t}`, operation] as const))(
  '%s',
  (_, { route, t }) => {
    const statusesOf = (dates: readonly string[], suffix = '') =>
      getWithHeapLimit(
        dates.map((date) => `${route}/?t=${t}&d=${date}${suffix}`),
        HEAP_MB,
      );

    test('refuses dates outside 1900 to 2199 and impossible dates within a bounded heap', async () => {
      const outside = years
        .filter((year) => !accepted.includes(year))
        .flatMap((year) => [`${year}-01-01`, `${year}-02-29`]);
      const dates = [
        ...outside,
        ...years.flatMap((year) => impossible(year).slice(Number(year) % 7, (Number(year) % 7) + 1)),
      ];
      const statuses = await statusesOf(dates);
      expect(dates.filter((_date, index) => statuses[index] !== 400)).toEqual([]);
    });

    test('answers dates from 1900 to 2199, including leap days, within a bounded heap', async () => {
      const days = accepted.flatMap((year) => [`${year}-01-01`, `${year}-12-31`]);
      const leapDays = accepted.map((year) => `${year}-02-29`);
      const statuses = await statusesOf([...days, ...leapDays]);
      expect(new Set(statuses.slice(0, days.length))).toEqual(new Set([200]));
      expect(statuses.slice(days.length)).toEqual(accepted.map((year) => (isLeap(year) ? 200 : 400)));
    });
  },
);
