import { expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
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
/** Impossible dates and those of other years; `parseDay` is tested with 42 dates of each year. */
const refused = [
  ...outside,
  ...years.map(impossibleDate),
  ...accepted.filter((year) => !isLeap(year)).map((year) => `${year}-02-29`),
];
const answered = [...days, ...accepted.filter(isLeap).map((year) => `${year}-02-29`)];

const requestOf = ({ route, t }: Operation, date: string, status: number) => ({
  path: `${route}/?t=${t}&d=${date}`,
  status,
});
/** All operations of an accepted date one after the other, since they share its matches; refused dates take turns. */
const requests = [
  ...refused.flatMap((date, at) =>
    DATED.filter((_, place) => place === at % DATED.length).map((operation) =>
      requestOf(operation, date, 400),
    ),
  ),
  ...answered.flatMap((date) => DATED.map((operation) => requestOf(operation, date, 200))),
];

test('operations of a date answer 1900 to 2199 and refuse all else within a bounded heap', async () => {
  const statuses = await getWithHeapLimit(
    requests.map(({ path }) => path),
    HEAP_MB,
  );
  expect(DATED).toHaveLength(3);
  expect(requests.filter(({ status }, index) => statuses[index] !== status)).toEqual([]);
});
