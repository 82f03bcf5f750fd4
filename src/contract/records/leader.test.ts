import { expect, test } from 'vitest';
import { readAs, wireLeader } from '#contract/testing/examples.ts';

const leaderRecord = {
  pos: 1,
  player: { id: '13201', name: 'Tennant, Errol' },
  team: { id: '31', name: 'Marlow Albion' },
  league_id: '583',
  season_id: '12516',
  matches_played: 35,
  minutes_played: 2776,
  substituted_in: 2,
  goals: { overall: null, home: null, away: null },
  penalties: null,
  assists: null,
  yellowcards: null,
  yellowredcards: null,
  redcards: null,
};

test.each([
  ['topscorers', { goals: { overall: 36, home: 22, away: 14 }, penalties: 7 }],
  ['topassists', { assists: 16 }],
  ['topcards', { yellowcards: 9, yellowredcards: null, redcards: 2 }],
])("%s has its own numbers and none of the other lists'", (t, own) => {
  expect(readAs('leaders', t, [wireLeader(own)]).data).toEqual([{ ...leaderRecord, ...own }]);
});

test('drops a row without a player', () => {
  const { data, dropped } = readAs('leaders', 'topassists', [
    wireLeader({ player: {} }),
    wireLeader({ assists: '3' }),
  ]);
  expect(data).toMatchObject([{ assists: 3 }]);
  expect(dropped).toBe(1);
});
