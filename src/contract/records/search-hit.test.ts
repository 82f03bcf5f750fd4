import { expect, test } from 'vitest';
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { answerOf, readAs, wireMatchHit } from '#contract/testing/examples.ts';

const NOTHING = { cc: null, country_name: null, league_name: null, home: null, away: null, startdate: null };

test('reads a match with its teams, competition and kick-off', () => {
  expect(readAs('search', 'match', [wireMatchHit]).data).toEqual([
    { ...wireMatchHit, id: '2612624', startdate: Date.UTC(2026, 8, 4, 17) / 1000 },
  ]);
});

test.each([
  ['2', 15],
  ['-3.5', 20.5],
  ['5.75', 11.25],
])('reads the same instant with utc=%s', (utc, hour) => {
  const operation = findOperation('search', 'match');
  if (!operation) throw new Error('no operation');
  const { data } = readAnswer(operation, [], answerOf([wireMatchHit]), Number(utc));
  expect(data).toMatchObject([{ startdate: Date.UTC(2026, 8, 4) / 1000 + hour * 3600 }]);
});

test.each([
  ['continent', { id: 2, name: 'Europe', type: 'continent' }],
  ['team', { id: '99', name: 'Marlow', type: 'team' }],
  ['tv', { id: 8454, name: 'Sport Eins', type: 'channel / broadcast' }],
])('reads the name of a %s', (_, wire) => {
  expect(readAs('search', 'team', [wire]).data).toEqual([{ ...NOTHING, ...wire, id: String(wire.id) }]);
});

test('reads a country without a code', () => {
  const wire = { id: 16, name: 'Austria Amateur', cc: null, type: 'country' };
  expect(readAs('search', 'country', [wire]).data).toEqual([{ ...NOTHING, ...wire, id: '16' }]);
});

test('reads an invalid kick-off as null and counts it', () => {
  const { data, problems } = readAs('search', 'match', [{ ...wireMatchHit, startdate: 'tomorrow' }]);
  expect(data).toMatchObject([{ id: '2612624', startdate: null }]);
  expect(problems).toMatchObject([{ path: 'startdate', kind: 'unreadable' }]);
});
