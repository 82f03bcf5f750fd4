import { expect, test } from 'vitest';
import { type Leader, leaderSchema } from '#contract/records/leader.ts';
import { squadFigures } from './squad-figures.ts';

const leader = (player: string, counts: object, team = '7'): Leader =>
  leaderSchema.parse({
    player: { id: player, name: `Player ${player}` },
    team: { id: team, name: 'T' },
    ...counts,
  });

test('joins the lists of a season by player; who is in none has none', () => {
  const figuresOf = squadFigures(
    {
      topscorers: [leader('1', { goals: { overall: 9 } }), leader('2', { goals: { overall: 4 } }, '8')],
      topassists: [leader('1', { assists: 3 })],
      topcards: [leader('3', { yellowcards: 5, yellowredcards: 1, redcards: 1 })],
    },
    '7',
  );
  expect(['1', '2', '3'].map((id) => Object.values(figuresOf?.(id) ?? {}))).toEqual([
    [9, 3, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 5, 2],
  ]);
});

test('a list that is missing or empty says nothing of anyone', () => {
  const lists = { topscorers: [leader('1', { goals: { overall: 9 } })], topassists: [], topcards: null };
  expect(squadFigures(lists, '7')?.('1')).toEqual({
    goals: 9,
    assists: null,
    yellowcards: null,
    redcards: null,
  });
  expect(squadFigures({ topscorers: [], topassists: null, topcards: null }, '7')).toBeNull();
});
