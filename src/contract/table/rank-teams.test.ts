import { expect, test } from 'vitest';
import { type Meetings, meetingsOf } from './meetings.ts';
import { rankTeams, type TeamStanding, type TieBreakContext, tieBreakBetween } from './rank-teams.ts';
import {
  BY_DIFFERENCE,
  BY_MEETINGS,
  BY_PLAY_OFF,
  BY_POINTS,
  BY_WINS,
  type TableRule,
  type TieBreak,
} from './rules.ts';

type Result = readonly [home: string, away: string, own: number, other: number];

function row(
  team: string,
  points: number,
  won: number,
  scored: number,
  against: number,
): TeamStanding<string> {
  return { team, name: team, points, won, scored, against };
}

const away = (one: TeamStanding<string>, won: number, scored: number) => ({ ...one, away: { won, scored } });

function createContext(
  results: readonly Result[],
  changes: Partial<TieBreakContext<string>> = {},
): TieBreakContext<string> {
  return {
    meetings: (team, among) =>
      meetingsOf(
        results.map(([home, away, own, other]) => ({ home, away, score: [own, other] })),
        team,
        among,
      ),
    haveMet: () => true,
    lot: null,
    playOffs: [],
    ...changes,
  };
}

/** Cases in which `a` wins by the criterion and `b` would win by all later ones. */
const CASES: readonly (readonly [TieBreak, TableRule, TeamStanding<string>[], TieBreakContext<string>])[] = [
  [
    'points',
    BY_DIFFERENCE,
    [row('a', 11, 3, 5, 9), row('b', 10, 3, 20, 1)],
    createContext([['b', 'a', 5, 0]]),
  ],
  [
    'difference',
    BY_DIFFERENCE,
    [row('a', 10, 3, 9, 5), row('b', 10, 3, 20, 17)],
    createContext([['b', 'a', 5, 0]]),
  ],
  [
    'scored',
    BY_DIFFERENCE,
    [row('a', 10, 3, 9, 5), row('b', 10, 3, 8, 4)],
    createContext([['b', 'a', 5, 0]]),
  ],
  [
    'meetings',
    BY_DIFFERENCE,
    [row('b', 10, 3, 9, 5), row('a', 10, 3, 9, 5)],
    createContext([['a', 'b', 1, 0]]),
  ],
  [
    'meetings',
    BY_MEETINGS,
    [row('a', 10, 3, 5, 9), row('b', 10, 3, 20, 1)],
    createContext([['a', 'b', 1, 0]]),
  ],
  [
    'difference',
    BY_MEETINGS,
    [row('a', 10, 3, 9, 5), row('b', 10, 3, 20, 17)],
    createContext([['a', 'b', 1, 1]]),
  ],
  ['wins', BY_WINS, [row('a', 10, 3, 5, 9), row('b', 10, 2, 20, 1)], createContext([['b', 'a', 5, 0]])],
  [
    'difference',
    BY_WINS,
    [row('a', 10, 3, 9, 5), row('b', 10, 3, 20, 17)],
    createContext([['b', 'a', 5, 0]]),
  ],
  [
    'play-off',
    BY_PLAY_OFF,
    [row('a', 10, 3, 5, 9), row('b', 10, 3, 20, 1)],
    createContext([['b', 'a', 5, 0]], { playOffs: [['a', 'b']] }),
  ],
  [
    'meetings',
    BY_PLAY_OFF,
    [row('a', 10, 3, 5, 9), row('b', 10, 3, 20, 1)],
    createContext([['a', 'b', 1, 0]]),
  ],
  [
    'rounded',
    ['points', 'rounded', 'difference'],
    [row('a', 10, 3, 5, 9), row('b', 10, 3, 20, 1)],
    createContext([], { rounded: new Set(['a']) }),
  ],
  [
    'away-wins',
    ['points', 'away-wins', 'difference'],
    [away(row('a', 10, 3, 5, 9), 2, 0), away(row('b', 10, 3, 20, 1), 1, 9)],
    createContext([]),
  ],
  [
    'away-goals',
    ['points', 'away-goals', 'difference'],
    [away(row('a', 10, 3, 5, 9), 0, 5), away(row('b', 10, 3, 20, 1), 3, 4)],
    createContext([]),
  ],
  [
    'lots',
    BY_DIFFERENCE,
    [row('b', 10, 3, 9, 5), row('a', 10, 3, 9, 5)],
    createContext([], { lot: (team) => (team === 'a' ? 0 : 1) }),
  ],
];

test.each(CASES)('%s separates two teams and is named as the tie-breaker', (by, rule, rows, what) => {
  for (const input of [rows, rows.toReversed()]) {
    expect(rankTeams(input, rule, what).map(({ team }) => team)).toEqual(['a', 'b']);
    expect(tieBreakBetween(input, 'a', 'b', rule, what)).toBe(by);
  }
});

test('orders teams by name, then by id, if no criterion separates them', () => {
  const rows = [row('b', 1, 0, 1, 1), row('a', 1, 0, 1, 1)];
  const rules: readonly TableRule[] = [BY_DIFFERENCE, ['points', 'rounded', 'cards', 'ranking', 'lots']];
  for (const rule of rules) {
    expect(rankTeams(rows, rule, createContext([])).map(({ team }) => team)).toEqual(['a', 'b']);
    expect(tieBreakBetween(rows, 'b', 'a', rule, createContext([]))).toBeNull();
  }
  const named = (...names: string[]) => rows.map((one, at) => ({ ...one, name: names[at] ?? '' }));
  const teamsOf = (input: TeamStanding<string>[]) =>
    rankTeams(input, BY_DIFFERENCE, createContext([])).map(({ team }) => team);
  expect(teamsOf(named('Kanal', 'Werft'))).toEqual(['b', 'a']);
  for (const input of [named('Kanal', 'Kanal'), named('Kanal', 'Kanal').toReversed()])
    expect(teamsOf(input)).toEqual(['a', 'b']);
});

test('keeps the order of level teams where only points are known to count', () => {
  const rows = [row('b', 1, 0, 1, 1), row('a', 1, 0, 1, 1), row('c', 4, 1, 2, 1), row('d', 1, 0, 3, 0)];
  expect(rankTeams(rows, BY_POINTS, createContext([])).map(({ team }) => team)).toEqual(['c', 'b', 'a', 'd']);
  expect(tieBreakBetween(rows, 'b', 'a', BY_POINTS, createContext([]))).toBeNull();
});

test('a team that is not in the table has no tie-breaker', () => {
  expect(tieBreakBetween([row('a', 1, 0, 1, 1)], 'b', 'a', BY_DIFFERENCE, createContext([]))).toBeNull();
});

test('compares by the next criterion only those that are tied', () => {
  const rows = [row('c', 9, 3, 5, 4), row('a', 6, 2, 5, 4), row('b', 6, 2, 7, 5)];
  expect(rankTeams(rows, BY_DIFFERENCE, createContext([])).map(({ team }) => team)).toEqual(['c', 'b', 'a']);
  expect(tieBreakBetween(rows, 'b', 'a', BY_DIFFERENCE, createContext([]))).toBe('difference');
});

test.each([
  ['points', { a: [3, 5, 9], b: [4, 0, 1] }],
  ['goal difference', { a: [3, 0, 9], b: [3, 1, 1] }],
  ['goals', { a: [3, 0, 1], b: [3, 0, 2] }],
] as const)('head-to-head goes by %s before what comes later', (_, records) => {
  const meetings = (team: string): Meetings => {
    const [points, difference, scored] = records[team === 'a' ? 'a' : 'b'];
    return { points, difference, scored, wins: 0, away: 0 };
  };
  const rows = [row('a', 10, 3, 5, 4), row('b', 10, 3, 5, 4)];
  expect(rankTeams(rows, BY_MEETINGS, createContext([], { meetings })).map(({ team }) => team)).toEqual([
    'b',
    'a',
  ]);
});

test.each(['points', 'wins', 'difference', 'scored', 'away'] as const)(
  'head-to-head can go by %s alone',
  (by) => {
    const level: Meetings = { points: 3, wins: 1, difference: 0, scored: 2, away: 1 };
    const meetings = (team: string) => ({ ...level, [by]: level[by] + Number(team === 'b') });
    const rows = [row('a', 10, 3, 5, 4), row('b', 10, 3, 5, 4)];
    const order = (what: keyof Meetings) =>
      rankTeams(rows, ['points', { meetings: [what] }], createContext([], { meetings }));
    expect(order(by).map(({ team }) => team)).toEqual(['b', 'a']);
    expect(order(by === 'points' ? 'wins' : 'points').map(({ team }) => team)).toEqual(['a', 'b']);
  },
);

test('a play-off separates the two teams that played it, and no others', () => {
  const rows = ['a', 'b'].map((team) => row(team, 10, 3, 9, 9));
  for (const playOff of [
    ['b', 'x'],
    ['x', 'a'],
  ] as const)
    for (const input of [rows, rows.toReversed()]) {
      const context = createContext([], { playOffs: [playOff] });
      expect(rankTeams(input, BY_PLAY_OFF, context).map(({ team }) => team)).toEqual(['a', 'b']);
    }
});

test('a play-off does not count while three teams are tied', () => {
  const rows = ['a', 'b', 'c'].map((team) => row(team, 10, 3, 9, 9));
  const context = createContext([['c', 'a', 2, 0]], { playOffs: [['b', 'a']] });
  expect(rankTeams(rows, BY_PLAY_OFF, context).map(({ team }) => team)).toEqual(['c', 'b', 'a']);
  expect(tieBreakBetween(rows, 'c', 'a', BY_PLAY_OFF, context)).toBe('meetings');
});

test('ignores head-to-head results until all of these matches have been played', () => {
  const rows = [row('a', 10, 3, 5, 9), row('b', 10, 3, 20, 1)];
  const early = createContext([['a', 'b', 1, 0]], { haveMet: () => false });
  expect(rankTeams(rows, BY_MEETINGS, early).map(({ team }) => team)).toEqual(['b', 'a']);
  expect(tieBreakBetween(rows, 'b', 'a', BY_MEETINGS, early)).toBe('difference');
});

test('separates one of three tied teams first, then the others by the match between them', () => {
  const rows = ['a', 'b', 'c'].map((team) => row(team, 10, 3, 9, 9));
  const results: Result[] = [
    ['c', 'a', 2, 0],
    ['c', 'b', 3, 0],
    // Among all three, goals would separate a and b; between the two alone, b has won.
    ['b', 'a', 1, 0],
  ];
  expect(rankTeams(rows, BY_MEETINGS, createContext(results)).map(({ team }) => team)).toEqual([
    'c',
    'b',
    'a',
  ]);
  expect(tieBreakBetween(rows, 'b', 'a', BY_MEETINGS, createContext(results))).toBe('meetings');
  const level: Result[] = [
    ['a', 'b', 1, 0],
    ['b', 'c', 1, 0],
    ['c', 'a', 1, 0],
  ];
  expect(rankTeams(rows, BY_MEETINGS, createContext(level)).map(({ team }) => team)).toEqual(['a', 'b', 'c']);
});

test('compares those that are still tied on the matches between them alone', () => {
  const rows = ['a', 'b', 'c'].map((team) => row(team, 10, 3, 9, 9));
  // Each has won once by a goal; c has scored most, and a and b equally often.
  const results: Result[] = [
    ['b', 'a', 1, 0],
    ['a', 'c', 2, 1],
    ['c', 'b', 2, 1],
  ];
  expect(rankTeams(rows, BY_MEETINGS, createContext(results)).map(({ team }) => team)).toEqual([
    'c',
    'b',
    'a',
  ]);
  expect(tieBreakBetween(rows, 'b', 'a', BY_MEETINGS, createContext(results))).toBe('meetings');
});
