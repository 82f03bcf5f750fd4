import { expect, test } from 'vitest';
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

const IMPOSSIBLE = ['00-10', '13-01', '01-00', '01-32', '02-30', '04-31', '12-32'];
/** Returns an impossible date of a year: seven years have all kinds. */
const impossibleDate = (year: string) => `${year}-${IMPOSSIBLE[Number(year) % IMPOSSIBLE.length]}`;

const isLeap = (year: string) =>
  new Date(`${year}-12-31`).getTime() - new Date(`${year}-01-01`).getTime() > 364 * 86_400_000;

const outside = years
  .filter((year) => !accepted.includes(year))
  .map((year) => (isLeap(year) ? `${year}-02-29` : `${year}-01-01`));
/** The first and the last date, and one of them in each year between: a year's matches take the service 10 ms. */
const days = [
  '1900-01-01',
  ...accepted.map((year) => (Number(year) % 2 === 0 ? `${year}-12-31` : `${year}-01-01`)),
  '2199-12-31',
];
const expected = [
  ...[...outside, ...years.map(impossibleDate)].map((date) => [date, 400] as const),
  ...days.map((date) => [date, 200] as const),
  ...accepted.map((year) => [`${year}-02-29`, isLeap(year) ? 200 : 400] as const),
];

/** All operations of a date one after the other: they share its matches. */
const requests = expected.flatMap(([date, status]) =>
  DATED.map(({ route, t }) => ({ path: `${route}/?t=${t}&d=${date}`, status })),
);

test('every operation of a date answers 1900 to 2199 and refuses all else within a bounded heap', async () => {
  const statuses = await getWithHeapLimit(
    requests.map(({ path }) => path),
    HEAP_MB,
  );
  expect(DATED).toHaveLength(3);
  expect(requests.filter(({ status }, index) => statuses[index] !== status)).toEqual([]);
});
