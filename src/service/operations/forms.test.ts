import { expect, test } from 'vitest';
import type { RequestParameters } from '#contract/crawl/crawl.ts';
import type { Operation } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { crawlPlain, queryOf } from '#service/testing/crawl-plain.ts';
import { startApp } from '#service/testing/start-app.ts';

// A Monday evening has few matches, both live and finished.
const { app, get } = startApp({ now: '2026-11-23T20:30:00Z', media: true });

/** Returns the data of a response in its bytes, because seasons with all datasets take long to parse. */
async function dataOf(
  operation: Operation,
  question: RequestParameters,
  include: string,
  slash = '/',
): Promise<Buffer> {
  const pairs = include === '' ? question : [...question, ['include', include] as const];
  const query = `${queryOf(pairs)}&user=demo&token=demo`;
  const { statusCode, rawPayload } = await app.inject(`/v2.2/${operation.route}${slash}?${query}`);
  const metaAt = rawPayload.lastIndexOf('"meta":');
  const { meta } = JSON.parse(`{${rawPayload.subarray(metaAt)}`);
  expect([statusCode, meta.msg]).toEqual([200, '']);
  return rawPayload.subarray(0, metaAt);
}

/** A valid request of each operation without datasets. */
const questions = new Map<Operation, RequestParameters>();
for await (const { operation, filters, exchange } of crawlPlain({ get }))
  if (filters.length === 0 && exchange) questions.set(operation, exchange.parameters);

const questionOf = (operation: Operation) => questions.get(operation) ?? [];

const plainData = new Map<Operation, Promise<Buffer>>();
/** The data of the request without datasets, requested once. */
function plainDataOf(operation: Operation): Promise<Buffer> {
  const data = plainData.get(operation) ?? dataOf(operation, questionOf(operation), '');
  plainData.set(operation, data);
  return data;
}

/** All ways to request datasets: every spelling of each, in both orders. */
function spellingsOf(datasets: Operation['includes']): readonly string[] {
  const spelled = datasets.map(({ name, also }) => [name, ...also]);
  const lists = spelled.reduce<readonly (readonly string[])[]>(
    (heads, words) => heads.flatMap((head) => words.map((word) => [...head, word])),
    [[]],
  );
  return lists.flatMap((list) => [list.join(','), ...(list.length > 1 ? [list.toReversed().join(',')] : [])]);
}

test.each(OPERATIONS)('$route?t=$t answers the same with and without a trailing slash', async (operation) => {
  const none = await dataOf(operation, questionOf(operation), '', '');
  expect(none.equals(await plainDataOf(operation))).toBe(true);
});

const withDatasets = OPERATIONS.flatMap((operation) =>
  [...operation.includes.map((dataset) => [dataset]), operation.includes]
    .filter((datasets, place, all) => datasets.length > 0 && (place < all.length - 1 || datasets.length > 1))
    .map((datasets) => ({
      name: `${operation.route}?t=${operation.t}&include=${datasets.map(({ name }) => name).join(',')}`,
      operation,
      datasets,
    })),
);

test.each(withDatasets)('adds the same data for every spelling of $name', async ({ operation, datasets }) => {
  const question = questionOf(operation);
  const plain = await plainDataOf(operation);
  const [first = '', ...others] = spellingsOf(datasets);
  const expected = await dataOf(operation, question, first);
  expect(expected.equals(plain)).toBe(false);
  for (const spelling of others)
    expect((await dataOf(operation, question, spelling, '')).equals(expected), spelling).toBe(true);
  expect((await dataOf(operation, question, `nonsense, ${first},`)).equals(expected)).toBe(true);
});

/** Parameters of other operations, with values that would change their responses. */
const CHANGES = OPERATIONS.flatMap(({ parameters }) =>
  parameters.map(
    ({ name, kind }) => [name, { offset: '9', language: 'ja' }[kind as 'offset'] ?? '7'] as const,
  ),
);

test.each(OPERATIONS)('$route?t=$t ignores unknown parameters', async (operation) => {
  const question = questionOf(operation);
  const plain = await plainDataOf(operation);
  const ownNames = new Set(operation.parameters.map(({ name }) => name));
  const others = CHANGES.filter(([name]) => !ownNames.has(name) && name !== 'include');
  const more = [...question, ...others, ['per_page', '5'], ['nopag', '1'], ['constructor', 'x']] as const;
  expect((await dataOf(operation, more, 'nonsense')).equals(plain)).toBe(true);
});

test.each(OPERATIONS.filter(({ aliasOf }) => aliasOf !== undefined))(
  '$route?t=$t is an alias of $aliasOf',
  async (operation) => {
    const question = questionOf(operation);
    const real = question.map(
      ([name, value]) => [name, name === 't' ? (operation.aliasOf ?? '') : value] as const,
    );
    expect((await plainDataOf(operation)).toString()).toBe((await dataOf(operation, real, '')).toString());
  },
);
