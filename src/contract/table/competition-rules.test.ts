import { describe, expect, test } from 'vitest';
import { COMPETITION_RULES } from './competition-rules.ts';
import { meetingsOf } from './meetings.ts';
import { rankTeams, type TeamStanding, tieBreakBetween } from './rank-teams.ts';
import { BY_DIFFERENCE, BY_POINTS, type Step, type TieBreak, tieBreakOf } from './rules.ts';
import { tableRuleOf } from './table-rule-of.ts';

type Row = readonly [
  team: string,
  points: number,
  won: number,
  goals: string,
  away?: readonly [won: number, scored: number],
];

/** Teams level on points in the order of the rule, what separates each from the next, and the matches between them. */
interface Example {
  readonly rows: readonly Row[];
  readonly by: readonly (TieBreak | null)[];
  /** `a 2-1 b`. */
  readonly results?: readonly string[];
  readonly rounded?: readonly string[];
}

function standing([team, points, won, goals, away]: Row): TeamStanding<string> {
  const [scored = 0, against = 0] = goals.split(':').map(Number);
  const row = { team, name: team, points, won, scored, against };
  return away ? { ...row, away: { won: away[0], scored: away[1] } } : row;
}

const matchesOf = (results: readonly string[]) =>
  results.map((text) => {
    const [home = '', score = '', away = ''] = text.split(' ');
    const [own = 0, other = 0] = score.split('-').map(Number);
    return { home, away, score: [own, other] as const };
  });

const ruleOf = (place: string, name: string, season: string) =>
  place.length === 2
    ? tableRuleOf({ name, country_code: place, country_name: 'Country' }, season)
    : tableRuleOf({ name, country_code: null, country_name: place }, season);

/** Three clubs whose matches leave them level but for the goals in them, of which the first has most. */
const LEVEL_IN_MEETINGS = ['a 4-3 b', 'b 1-0 a', 'a 4-3 c', 'c 1-0 a', 'b 1-0 c', 'c 1-0 b'];
/** A is last of three by goals; the other two are level among the three, and b has won their match. */
const LEVEL_AMONG_THREE = ['a 1-0 b', 'b 2-1 c', 'c 1-0 a'];

const EXAMPLES: readonly (readonly [place: string, name: string, season: string, what: string, Example])[] = [
  [
    'es',
    'LaLiga',
    '17/18',
    'the real table, in which goals scored between the three would say another order',
    {
      rows: [
        ['e', 49, 12, '36:42'],
        ['r', 49, 14, '66:59'],
        ['c', 49, 13, '59:60'],
      ],
      by: ['meetings', 'difference'],
      results: ['c 2-3 r', 'e 2-1 c', 'r 1-1 e', 'r 1-2 c', 'c 2-2 e', 'e 2-1 r'],
    },
  ],
  ...(['es', 'it'] as const).map(
    (place) =>
      [
        place,
        place === 'es' ? 'La Liga' : 'Serie A',
        '2025/2026',
        'three clubs have no goals in their matches',
        {
          rows: [
            ['b', 50, 9, '60:50'],
            ['c', 50, 9, '55:48'],
            ['a', 50, 9, '50:45'],
          ],
          by: ['difference', 'difference'],
          results: LEVEL_IN_MEETINGS,
        },
      ] as const,
  ),
  [
    'it',
    'Serie A',
    '23/24',
    'the real table',
    {
      rows: [
        ['a', 36, 8, '42:68'],
        ['b', 36, 9, '29:54'],
      ],
      by: ['meetings'],
      results: ['a 0-0 b', 'b 0-1 a'],
    },
  ],
  [
    'fr',
    'Ligue 1',
    '23/24',
    'the real table: goals away in the matches of the two',
    {
      rows: [
        ['m', 29, 8, '35:58', [5, 18]],
        ['l', 29, 7, '43:66', [3, 17]],
      ],
      by: ['meetings'],
      results: ['l 2-3 m', 'm 1-2 l'],
    },
  ],
  [
    'fr',
    'Ligue 1',
    '26/27',
    'the same numbers by the later rule',
    {
      rows: [
        ['l', 29, 7, '43:66', [3, 17]],
        ['m', 29, 8, '35:58', [5, 18]],
      ],
      by: ['scored'],
      results: ['l 2-3 m', 'm 1-2 l'],
    },
  ],
  [
    'br',
    'Brasileirão Série A',
    '2025',
    'the real table: more wins, though fewer goals',
    {
      rows: [
        ['b', 48, 14, '45:57'],
        ['m', 48, 12, '43:44'],
      ],
      by: ['wins'],
      results: ['m 2-1 b', 'b 2-0 m'],
    },
  ],
  [
    'br',
    'Serie A',
    '2026',
    'matches of two clubs, but not of three',
    {
      rows: [
        ['b', 48, 12, '40:40'],
        ['a', 48, 12, '40:40'],
        ['c', 47, 12, '40:40'],
        ['d', 47, 12, '40:40'],
        ['e', 47, 12, '40:40'],
      ],
      by: ['meetings', 'points', null, null],
      results: ['b 1-0 a', 'a 0-0 b', 'e 1-0 c', 'e 1-0 d', 'd 1-0 c'],
    },
  ],
  [
    'at',
    'Tipico Bundesliga',
    '26/27',
    'the half point before the matches of the two, and these before goals',
    {
      rows: [
        ['a', 24, 9, '30:40'],
        ['b', 24, 9, '35:40'],
        ['c', 24, 9, '50:40'],
      ],
      by: ['rounded', 'meetings'],
      results: ['b 1-0 a', 'c 2-0 a', 'b 1-0 c'],
      rounded: ['a'],
    },
  ],
  [
    'at',
    'Bundesliga',
    '19/20',
    'the half point, then goals',
    {
      rows: [
        ['a', 24, 9, '30:40'],
        ['c', 24, 9, '50:40'],
        ['b', 24, 9, '35:40'],
      ],
      by: ['rounded', 'difference'],
      results: ['b 1-0 a', 'c 2-0 a', 'b 1-0 c'],
      rounded: ['a'],
    },
  ],
  [
    'ru',
    'Premier League',
    '24/25',
    'wins between clubs that are level in their matches',
    {
      rows: [
        ['a', 40, 10, '30:40'],
        ['b', 40, 10, '50:40'],
        ['c', 39, 12, '30:40'],
        ['d', 39, 10, '50:40'],
      ],
      by: ['meetings', 'points', 'wins'],
      results: ['a 1-0 b', 'b 0-0 a', 'c 1-1 d', 'd 1-1 c'],
    },
  ],
  [
    'pt',
    'Liga Portugal',
    '24/25',
    'wins before goals',
    {
      rows: [
        ['a', 40, 12, '30:40'],
        ['b', 40, 11, '50:60'],
      ],
      by: ['wins'],
      results: ['a 1-0 b', 'b 1-0 a'],
    },
  ],
  [
    'en',
    'Premier League',
    '26/27',
    'points, then goals away between those with the same goals',
    {
      rows: [
        ['a', 40, 10, '40:40'],
        ['b', 40, 10, '40:40'],
      ],
      by: ['meetings'],
      results: ['b 2-1 a', 'a 1-0 b'],
    },
  ],
  [
    'de',
    '2nd Bundesliga',
    '26/27',
    'the aggregate of two matches',
    {
      rows: [
        ['a', 40, 10, '40:40'],
        ['b', 40, 10, '40:40'],
      ],
      by: ['meetings'],
      results: ['b 1-0 a', 'a 3-0 b'],
    },
  ],
  [
    'us',
    'MLS',
    '2026',
    'wins before goals',
    {
      rows: [
        ['a', 40, 12, '30:40'],
        ['b', 40, 11, '50:40'],
      ],
      by: ['wins'],
    },
  ],
  ...(['22/23', '24/25'] as const).map(
    (season) =>
      [
        'au',
        'A-League',
        season,
        'goals before wins',
        {
          rows: [
            ['b', 20, 5, '20:10'],
            ['a', 20, 6, '16:10'],
          ],
          by: ['difference'],
        },
      ] as const,
  ),
  [
    'au',
    'A-League',
    '23/24',
    'wins first, in this season alone',
    {
      rows: [
        ['a', 20, 6, '16:10'],
        ['b', 20, 5, '20:10'],
      ],
      by: ['wins'],
    },
  ],
  ...['UEFA Champions League', 'UEFA Europa League', 'UEFA Europa Conference League'].map(
    (name) =>
      [
        'Europe',
        name,
        '26/27',
        'goals away before wins',
        {
          rows: [
            ['a', 13, 3, '15:9', [1, 8]],
            ['b', 13, 4, '15:9', [2, 6]],
          ],
          by: ['away-goals'],
          results: ['b 1-0 a'],
        },
      ] as const,
  ),
  [
    'Europe',
    'UEFA Euro',
    '2024',
    'the real group of four level teams',
    {
      rows: [
        ['r', 4, 1, '4:3'],
        ['b', 4, 1, '2:1'],
        ['s', 4, 1, '3:3'],
        ['u', 4, 1, '2:4'],
      ],
      by: ['meetings', 'meetings', 'meetings'],
      results: ['r 3-0 u', 'b 0-1 s', 's 1-2 u', 'b 2-0 r', 's 1-1 r', 'u 0-0 b'],
    },
  ],
  [
    'Europe',
    'UEFA Euro',
    '2024',
    'a real pair that only the ranking of qualifiers separates, ordered by name',
    {
      rows: [
        ['d', 3, 0, '2:2'],
        ['s', 3, 0, '2:2'],
      ],
      by: [null],
      results: ['s 1-1 d'],
    },
  ],
  ...(
    [
      ['Europe', 'UEFA Euro', '2024'],
      ['Asia', 'AFC Asian Cup', '2027'],
      ['World', 'FIFA World Cup', '2026'],
    ] as const
  ).map(
    (competition) =>
      [
        ...competition,
        'two of three are compared again by their own match',
        {
          rows: [
            ['b', 6, 2, '4:3'],
            ['c', 6, 2, '9:3'],
            ['a', 6, 2, '5:1'],
          ],
          by: ['meetings', 'meetings'],
          results: LEVEL_AMONG_THREE,
        },
      ] as const,
  ),
  [
    'World',
    'FIFA World Cup',
    '2026',
    'two real groups',
    {
      rows: [
        ['g', 6, 2, '10:4'],
        ['i', 6, 2, '4:2'],
        ['a', 4, 1, '2:2'],
        ['p', 4, 1, '2:4'],
      ],
      by: ['meetings', 'points', 'difference'],
      results: ['g 2-1 i', 'p 0-0 a'],
    },
  ],
  [
    'South America',
    'Copa Libertadores',
    '2026',
    'two of three go by all their matches',
    {
      rows: [
        ['c', 6, 2, '9:3'],
        ['b', 6, 2, '4:3'],
        ['a', 6, 2, '5:1'],
      ],
      by: ['difference', 'meetings'],
      results: LEVEL_AMONG_THREE,
    },
  ],
];

describe.each(EXAMPLES)(
  '%s, %s, %s: %s',
  (place, name, season, _, { rows, by, results = [], rounded = [] }) => {
    const rule = ruleOf(place, name, season);
    const matches = matchesOf(results);
    const context = {
      meetings: (team: string, among: ReadonlySet<string>) => meetingsOf(matches, team, among),
      haveMet: () => true,
      lot: null,
      playOffs: [],
      rounded: new Set(rounded),
    };
    const standings = rows.map(standing);
    const teams = standings.map(({ team }) => team);

    test('has the order, from whatever order the teams come in', () => {
      for (const input of [standings, standings.toReversed()])
        expect(rankTeams(input, rule, context).map(({ team }) => team)).toEqual(teams);
    });

    test('names what separates the teams', () => {
      const between = teams
        .slice(1)
        .map((lower, at) => tieBreakBetween(standings, teams[at] ?? '', lower, rule, context));
      expect(between).toEqual(by);
    });
  },
);

test.each([
  ['a country without a row', 'dk', 'Superliga', '26/27'],
  ['another competition of a country', 'en', 'Championship', '26/27'],
  ['women of the same league', 'de', 'Bundesliga, Women', '26/27'],
  ['an age group', 'br', 'U20 Carioca, Serie A', '2026'],
  ['a season before the regulation was read', 'fr', 'Ligue 1', '22/23'],
  ['a season without a name', 'en', 'Premier League', ''],
  ['a season of the last century', 'en', 'Premier League', '99/00'],
  ['a continental cup before its rule', 'South America', 'Copa Libertadores', '2025'],
  ['a name without a place', '', 'Premier League', '26/27'],
] as const)('nothing is known of %s', (_, place, name, season) => {
  expect(ruleOf(place, name, season)).toBe(BY_POINTS);
});

test('countries that share a name of a league have their own rules', () => {
  const firstOf = (...league: Parameters<typeof ruleOf>) => ruleOf(...league)[1];
  expect(firstOf('en', 'Premier League', '26/27')).toBe('difference');
  expect(firstOf('ru', 'Premier League', '26/27')).toEqual({
    meetings: ['points', 'wins', 'difference', 'scored'],
  });
  expect(firstOf('at', 'Bundesliga', '26/27')).toBe('rounded');
  expect(firstOf('de', 'Bundesliga', '26/27')).toBe('difference');
  expect(firstOf('it', 'Serie A', '26/27')).toBe('play-off');
  expect(firstOf('br', 'Serie A', '2026')).toBe('wins');
});

test('an invented competition has its rule in every season, by its exact name', () => {
  expect(ruleOf('en', 'Premier Division', '')).toBe(BY_DIFFERENCE);
  expect(ruleOf('es', 'Primera Division', '26/27')).toBe(BY_POINTS);
});

const UNTOLD: readonly Step[] = ['cards', 'ranking', 'lots'];

test.each(COMPETITION_RULES)(
  '$place $names from $from says where it was read, and no more than is known',
  (row) => {
    expect(row.source).toMatch(/\b20\d\d\b/);
    expect(row.rule[0]).toBe('points');
    expect(row.rule.filter((step) => tieBreakOf(step) === 'meetings').length).toBeLessThan(2);
    // What the wire does not tell ends what can be computed.
    const untold = row.rule.findIndex((step) => UNTOLD.includes(step));
    if (untold >= 0) expect(row.rule.slice(untold).every((step) => UNTOLD.includes(step))).toBe(true);
    const others = COMPETITION_RULES.filter(
      ({ place, names }) => place === row.place && names.some((name) => row.names.includes(name)),
    );
    for (const { from, to = 9999 } of others.filter((one) => one !== row))
      expect(to < row.from || (row.to ?? 9999) < from).toBe(true);
  },
);
