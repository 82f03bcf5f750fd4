import { expect, test } from 'vitest';
import { pointsOf } from './points.ts';
import { rankTeams, type TeamStanding, type TieBreakContext, tieBreakBetween } from './rank-teams.ts';
import { TIE_BREAKS, type TieBreak, tableRule } from './rules.ts';

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

function createContext(
  results: readonly Result[],
  changes: Partial<TieBreakContext<string>> = {},
): TieBreakContext<string> {
  return {
    meetings: (team, among) => {
      const met = { points: 0, difference: 0, scored: 0 };
      for (const [home, away, own, other] of results) {
        const sides = [
          [home, away, own, other],
          [away, home, other, own],
        ] as const;
        for (const [us, them, goals, against] of sides) {
          if (us !== team || !among.has(them)) continue;
          met.points += pointsOf(goals, against);
          met.difference += goals - against;
          met.scored += goals;
        }
      }
      return met;
    },
    haveMet: () => true,
    lot: null,
    playOffs: [],
    ...changes,
  };
}

const ENGLAND = tableRule('en', null);
const SPAIN = tableRule('es', null);
const BRAZIL = tableRule('br', null);
const ITALY = tableRule('it', null);

/** Cases in which `a` wins by the criterion and `b` would win by all later ones. */
const CASES: readonly (readonly [
  TieBreak,
  typeof ENGLAND,
  TeamStanding<string>[],
  TieBreakContext<string>,
])[] = [
  ['points', ENGLAND, [row('a', 11, 3, 5, 9), row('b', 10, 3, 20, 1)], createContext([['b', 'a', 5, 0]])],
  [
    'difference',
    ENGLAND,
    [row('a', 10, 3, 9, 5), row('b', 10, 3, 20, 17)],
    createContext([['b', 'a', 5, 0]]),
  ],
  ['scored', ENGLAND, [row('a', 10, 3, 9, 5), row('b', 10, 3, 8, 4)], createContext([['b', 'a', 5, 0]])],
  ['meetings', ENGLAND, [row('b', 10, 3, 9, 5), row('a', 10, 3, 9, 5)], createContext([['a', 'b', 1, 0]])],
  ['meetings', SPAIN, [row('a', 10, 3, 5, 9), row('b', 10, 3, 20, 1)], createContext([['a', 'b', 1, 0]])],
  ['difference', SPAIN, [row('a', 10, 3, 9, 5), row('b', 10, 3, 20, 17)], createContext([['a', 'b', 1, 1]])],
  ['wins', BRAZIL, [row('a', 10, 3, 5, 9), row('b', 10, 2, 20, 1)], createContext([['b', 'a', 5, 0]])],
  ['difference', BRAZIL, [row('a', 10, 3, 9, 5), row('b', 10, 3, 20, 17)], createContext([['b', 'a', 5, 0]])],
  [
    'play-off',
    ITALY,
    [row('a', 10, 3, 5, 9), row('b', 10, 3, 20, 1)],
    createContext([['b', 'a', 5, 0]], { playOffs: [['a', 'b']] }),
  ],
  ['meetings', ITALY, [row('a', 10, 3, 5, 9), row('b', 10, 3, 20, 1)], createContext([['a', 'b', 1, 0]])],
  [
    'lots',
    ENGLAND,
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

test('every tie-breaker has a case and a description', () => {
  const covered = new Set(CASES.map(([by]) => by));
  expect([...covered].sort()).toEqual(Object.keys(TIE_BREAKS).sort());
  for (const words of Object.values(TIE_BREAKS)) expect(words).toMatch(/^(has|was) /);
});

test('orders teams by name, then by id, if no criterion separates them', () => {
  const rows = [row('b', 1, 0, 1, 1), row('a', 1, 0, 1, 1)];
  expect(rankTeams(rows, ENGLAND, createContext([])).map(({ team }) => team)).toEqual(['a', 'b']);
  expect(tieBreakBetween(rows, 'a', 'b', ENGLAND, createContext([]))).toBeNull();
  const named = (...names: string[]) => rows.map((one, at) => ({ ...one, name: names[at] ?? '' }));
  const teamsOf = (input: TeamStanding<string>[]) =>
    rankTeams(input, ENGLAND, createContext([])).map(({ team }) => team);
  expect(teamsOf(named('Kanal', 'Werft'))).toEqual(['b', 'a']);
  for (const input of [named('Kanal', 'Kanal'), named('Kanal', 'Kanal').toReversed()])
    expect(teamsOf(input)).toEqual(['a', 'b']);
});

test('a team that is not in the table has no tie-breaker', () => {
  expect(tieBreakBetween([row('a', 1, 0, 1, 1)], 'b', 'a', ENGLAND, createContext([]))).toBeNull();
});

test('compares by the next criterion only those that are tied', () => {
  const rows = [row('c', 9, 3, 5, 4), row('a', 6, 2, 5, 4), row('b', 6, 2, 7, 5)];
  expect(rankTeams(rows, ENGLAND, createContext([])).map(({ team }) => team)).toEqual(['c', 'b', 'a']);
  expect(tieBreakBetween(rows, 'b', 'a', ENGLAND, createContext([]))).toBe('difference');
});

test.each([
  ['points', { a: [3, 5, 9], b: [4, 0, 1] }],
  ['goal difference', { a: [3, 0, 9], b: [3, 1, 1] }],
  ['goals', { a: [3, 0, 1], b: [3, 0, 2] }],
] as const)('head-to-head goes by %s before what comes later', (_, records) => {
  const meetings = (team: string) => {
    const [points, difference, scored] = records[team === 'a' ? 'a' : 'b'];
    return { points, difference, scored };
  };
  const rows = [row('a', 10, 3, 5, 4), row('b', 10, 3, 5, 4)];
  expect(rankTeams(rows, SPAIN, createContext([], { meetings })).map(({ team }) => team)).toEqual(['b', 'a']);
});

test('a play-off separates the two teams that played it, and no others', () => {
  const rows = ['a', 'b'].map((team) => row(team, 10, 3, 9, 9));
  for (const playOff of [
    ['b', 'x'],
    ['x', 'a'],
  ] as const)
    for (const input of [rows, rows.toReversed()]) {
      const context = createContext([], { playOffs: [playOff] });
      expect(rankTeams(input, ITALY, context).map(({ team }) => team)).toEqual(['a', 'b']);
    }
});

test('a play-off does not count while three teams are tied', () => {
  const rows = ['a', 'b', 'c'].map((team) => row(team, 10, 3, 9, 9));
  const context = createContext([['c', 'a', 2, 0]], { playOffs: [['b', 'a']] });
  expect(rankTeams(rows, ITALY, context).map(({ team }) => team)).toEqual(['c', 'b', 'a']);
  expect(tieBreakBetween(rows, 'c', 'a', ITALY, context)).toBe('meetings');
});

test('ignores head-to-head results until all of these matches have been played', () => {
  const rows = [row('a', 10, 3, 5, 9), row('b', 10, 3, 20, 1)];
  const early = createContext([['a', 'b', 1, 0]], { haveMet: () => false });
  expect(rankTeams(rows, SPAIN, early).map(({ team }) => team)).toEqual(['b', 'a']);
  expect(tieBreakBetween(rows, 'b', 'a', SPAIN, early)).toBe('difference');
});

test('separates one of three tied teams first, then the others by the match between them', () => {
  const rows = ['a', 'b', 'c'].map((team) => row(team, 10, 3, 9, 9));
  const results: Result[] = [
    ['c', 'a', 2, 0],
    ['c', 'b', 3, 0],
    // Among all three, goals would separate a and b; between the two alone, b has won.
    ['b', 'a', 1, 0],
  ];
  expect(rankTeams(rows, SPAIN, createContext(results)).map(({ team }) => team)).toEqual(['c', 'b', 'a']);
  expect(tieBreakBetween(rows, 'b', 'a', SPAIN, createContext(results))).toBe('meetings');
  const level: Result[] = [
    ['a', 'b', 1, 0],
    ['b', 'c', 1, 0],
    ['c', 'a', 1, 0],
  ];
  expect(rankTeams(rows, SPAIN, createContext(level)).map(({ team }) => team)).toEqual(['a', 'b', 'c']);
});

test('compares those that are still tied on the matches between them alone', () => {
  const rows = ['a', 'b', 'c'].map((team) => row(team, 10, 3, 9, 9));
  // Each has won once by a goal; c has scored most, and a and b equally often.
  const results: Result[] = [
    ['b', 'a', 1, 0],
    ['a', 'c', 2, 1],
    ['c', 'b', 2, 1],
  ];
  expect(rankTeams(rows, SPAIN, createContext(results)).map(({ team }) => team)).toEqual(['c', 'b', 'a']);
  expect(tieBreakBetween(rows, 'b', 'a', SPAIN, createContext(results))).toBe('meetings');
});

test.each([
  ['es', null, 'meetings'],
  ['it', null, 'play-off'],
  ['br', null, 'wins'],
  ['en', null, 'difference'],
  ['de', 2, 'difference'],
  [null, 2, 'meetings'],
  [null, 5, 'difference'],
  [null, null, 'difference'],
] as const)(
  'a competition of country %s, continent %s uses %s first after points',
  (code, continent, second) => {
    expect(tableRule(code, continent).slice(0, 2)).toEqual(['points', second]);
  },
);
