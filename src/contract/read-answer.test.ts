import { expect, test } from 'vitest';
import { answerOf, wireMatch, wireSeason } from '#contract/testing/examples.ts';
import type { Operation } from './operation.ts';
import { findOperation } from './operations.ts';
import { ContractError, readAnswer } from './read-answer.ts';

function operation(route: string, t: string): Operation {
  const candidate = findOperation(route, t);
  if (!candidate) throw new Error(`${route}?t=${t}`);
  return candidate;
}

const today = operation('livescores', 'today');
const info = operation('fixtures', 'info');
const lastNext = operation('fixtures', 'last_next');

test('drops a bad record and keeps the rest of the list', () => {
  const answer = readAnswer(today, [], answerOf([wireMatch(), { id: 5 }, null, 'x', wireMatch({ id: 6 })]));
  expect(answer.data).toMatchObject([{ id: '2700412' }, { id: '6' }]);
  expect(answer.dropped).toBe(3);
  expect(answer.problems[0]).toMatchObject({ record: 'match_row', id: '5', kind: 'lost' });
});

test('removes a deleted match without counting it as lost', () => {
  const answer = readAnswer(
    today,
    [],
    answerOf([wireMatch({ deleted: '1' }), wireMatch({ id: 6, deleted: 0 })]),
  );
  expect(answer).toMatchObject({ data: [{ id: '6' }], dropped: 0, problems: [] });
  expect(answer.data).toHaveLength(1);
});

test('problems hold the path and never the value', () => {
  const { problems } = readAnswer(today, [], answerOf([wireMatch({ info: { secret: 'x' } })]));
  expect(problems).toEqual([{ record: 'match_row', id: '2700412', path: 'info', kind: 'unreadable' }]);
});

test('notes at most 100 problems and counts every loss', () => {
  const { problems, dropped } = readAnswer(today, [], answerOf(Array(250).fill({})));
  expect(problems).toHaveLength(100);
  expect(dropped).toBe(250);
});

test('parses only requested datasets', () => {
  const one = (include: string[]) => readAnswer(info, include, answerOf(wireMatch())).data;
  expect(one([])).not.toHaveProperty('events');
  expect(one(['events'])).toHaveProperty('events.length', 3);
  expect(one(['events'])).not.toHaveProperty('stats');
  expect(one(['events', 'stats'])).toHaveProperty('stats.length', 2);
});

test('leaves out a requested dataset that the response does not have', () => {
  const { events, stats, ...bare } = wireMatch();
  const record = readAnswer(info, ['events', 'stats'], answerOf(bare)).data;
  expect(JSON.stringify(record)).not.toMatch(/"events"|"stats"/);
  expect(readAnswer(info, ['events'], answerOf({ ...bare, events: null })).dropped).toBe(0);
});

test('always returns the three lists of a team', () => {
  const data = { next: [wireMatch({ status: '0' })], last: null };
  expect(readAnswer(lastNext, [], answerOf(data)).data).toMatchObject({
    next: [{ phase: 'scheduled' }],
    current: [],
    last: [],
  });
  expect(readAnswer(lastNext, [], answerOf([])).data).toEqual({ next: [], current: [], last: [] });
});

test.each([[[]], [{}], [null]])('reads %j as no record', (data) => {
  expect(readAnswer(operation('seasons', 'info'), [], answerOf(data))).toMatchObject({
    data: null,
    dropped: 0,
  });
});

test.each([[[]], [{}], [null]])('reads %j as an empty list', (data) => {
  expect(readAnswer(today, [], answerOf(data))).toMatchObject({ data: [], dropped: 0 });
});

test('reads meta fields of any type, and missing ones as null', () => {
  const meta = readAnswer(
    today,
    [],
    answerOf([], { page: '2', pages: 7, total: null, requests_left: 2950 }),
  ).meta;
  expect(meta).toEqual({ page: 2, pages: 7, count: 1, total: null, requestsLeft: 2950, plan: 'Free Plan' });
  const silent = readAnswer(operation('seasons', 'info'), [], { data: wireSeason });
  expect(silent.meta).toEqual({
    page: null,
    pages: null,
    count: null,
    total: null,
    requestsLeft: null,
    plan: null,
  });
});

test.each([
  [today, null],
  [today, 'text'],
  [today, []],
  [today, { msg: 'Endpoint not found' }],
  [today, { ok: false, message: 'User or token incorrect!' }],
  [today, { data: { id: 1 } }],
  [today, { data: Array(5_001).fill({}) }],
  [info, { data: 'x' }],
  [info, { data: [wireMatch()] }],
  [lastNext, { data: { next: {} } }],
])('%# throws a ContractError for a body of the wrong shape', (target, body) => {
  expect(() => readAnswer(target, [], body)).toThrow(ContractError);
});

test.each([
  [99, 99],
  ['99', 99],
  [-3, 0],
  [12.5, 12],
  [null, null],
  ['many', null],
])('reads %s requests left as %s', (wire, requestsLeft) => {
  const { meta } = readAnswer(today, [], { data: [], meta: { requests_left: wire, plan: 'Free Plan' } });
  expect(meta).toMatchObject({ requestsLeft, plan: 'Free Plan' });
});
