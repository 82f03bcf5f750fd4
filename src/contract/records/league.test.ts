import { expect, test } from 'vitest';
import { readAs, wireFlatLeague, wireLeague } from '#contract/testing/examples.ts';

function leagues(wires: readonly object[]) {
  return readAs('leagues', 'list', wires).data;
}

const expected = {
  id: '1005',
  name: 'First Division',
  is_cup: false,
  is_amateur: false,
  is_friendly: true,
  img: '/img/leagues/1005',
  id_current_season: '20418',
  id_current_stage: '1',
  id_current_round: '217291',
  continent: { id: '2', name: 'Europe' },
  country: { id: '15', name: 'Austria', cc: 'at' },
  seasons: [{ id: '20418', name: '26/27', is_current: true }],
};

test.each([
  ['info', wireLeague],
  [
    'sort',
    { ...wireLeague, id: '1005', continent: { id: '2', name: 'Europe' }, is_cup: 0, is_friendly: true },
  ],
])('%s has the complete competition', (_, wire) => {
  expect(leagues([wire])).toEqual([expected]);
});

test("a country's list has no seasons", () => {
  expect(leagues([{ ...wireLeague, seasons: [], id_current_stage: null }])).toEqual([
    { ...expected, seasons: [], id_current_stage: null },
  ]);
});

test('the flat list has the same record without picture and seasons', () => {
  expect(leagues([wireFlatLeague, { ...wireFlatLeague, id: '1005' }])).toEqual(
    Array(2).fill({ ...expected, img: null, seasons: [] }),
  );
});

test('reads an international competition without a country code', () => {
  const country = { id: 136, name: 'Africa', cc: null };
  expect(leagues([{ ...wireLeague, country }])).toMatchObject([{ country: { id: '136', cc: null } }]);
});
