import { describe, expect, test } from 'vitest';
import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { BY_DIFFERENCE, BY_POINTS, type TableRule } from '#contract/table/rules.ts';
import { createDice } from '#contract/testing/dice.ts';
import { SAMPLE_RULES } from '#web/testing/sample-rules.ts';
import { sampleFixture, sampleStandings } from '#web/testing/sample-table.ts';
import { en } from '#web/testing/words.ts';
import { changeText } from './change-text.ts';
import { whatIf } from './what-if.ts';
import { isTried, parseTriedScores, searchWithScores, whatIfMatches } from './what-if-scores.ts';

const ENGLAND = BY_DIFFERENCE;
const WORDS = { ...en, ...en };

/** Returns the table after other scores of matches in play, as the address has them. */
function tableIf(matches: readonly MatchRow[], text: string, rule: TableRule = ENGLAND) {
  const states = {
    standings: sampleStandings(matches, rule),
    official: sampleStandings(
      matches.map((match) => (match.phase === 'live' ? withoutScore(match) : match)),
      rule,
    ),
  };
  const tried = whatIfMatches(states, matches, parseTriedScores(text) ?? new Map()).filter(isTried);
  const { standings, changes } = whatIf({ ...states, matches, tried, rule });
  const rows = standings.tables[0]?.rows ?? [];
  return {
    rows: rows.map(({ team_id, overall: { points, goals_diff, games_played } }) => [
      team_id,
      points,
      goals_diff,
      games_played,
    ]),
    texts: changes.flat().map((change) => changeText(change, WORDS)),
  };
}

const withoutScore = (match: MatchRow) =>
  ({ ...match, scores: { ...match.scores, home_score: null, away_score: null } }) as MatchRow;

/** Teams 1 and 2 have 3 points each, 1 by more goals; 3 and 4 draw. */
const MATCHES = [
  sampleFixture(1, '1', '3', [3, 0]),
  sampleFixture(2, '2', '4', [1, 0]),
  sampleFixture(3, '1', '4', [0, 0], 'live'),
  sampleFixture(4, '2', '3', [0, 0], 'live'),
];

describe('the table', () => {
  test('stays while no goal is tried', () => {
    expect(tableIf(MATCHES, '').texts).toEqual([]);
  });

  test('counts a goal at once and says who is above whom, and why', () => {
    const { rows, texts } = tableIf(MATCHES, '4:1-0');
    expect(rows.slice(0, 2)).toEqual([
      ['2', 6, 2, 2],
      ['1', 4, 3, 2],
    ]);
    expect(texts).toEqual(['Team 2 1st, above Team 1: 6 points to 4']);
  });

  test('gives the values of the tie-breaker of teams that are level', () => {
    const { texts } = tableIf(MATCHES, '3:1-0,4:4-0');
    expect(texts).toEqual([
      'Team 2 1st, above Team 1: level on 6 points, ahead on goal difference, +5 to +4',
    ]);
  });

  test('keeps the order of level teams, and says nothing of it, where no rule is known', () => {
    const { rows, texts } = tableIf(MATCHES, '3:1-0,4:4-0', BY_POINTS);
    expect(rows.slice(0, 2)).toEqual([
      ['1', 6, 4, 2],
      ['2', 6, 5, 2],
    ]);
    expect(texts).toEqual([]);
  });

  test('gives the result between two level teams where head-to-head decides', () => {
    const matches = [
      sampleFixture(1, '1', '2', [2, 1]),
      sampleFixture(2, '1', '3', [0, 1]),
      sampleFixture(3, '2', '3', [4, 0]),
      sampleFixture(4, '2', '4', [1, 0]),
      sampleFixture(5, '1', '4', [0, 0], 'live'),
    ];
    expect(tableIf(matches, '5:1-0', SAMPLE_RULES.es).texts).toEqual([
      'Team 1 1st, above Team 2: level on 6 points, ahead on head-to-head, 2–1',
    ]);
  });

  test('counts the score of the table even if the list of matches is a goal ahead', () => {
    const standings = sampleStandings(MATCHES, ENGLAND);
    const official = sampleStandings(MATCHES.slice(0, 2), ENGLAND);
    const ahead = MATCHES.map((match) =>
      match.id === '3' ? sampleFixture(3, '1', '4', [1, 0], 'live') : match,
    );
    const states = { standings, official };
    const tried = whatIfMatches(states, ahead, new Map([['3', [2, 0]]]));
    const { tables } = whatIf({ ...states, matches: ahead, tried, rule: ENGLAND }).standings;
    expect(tables[0]?.rows[0]?.overall).toMatchObject({ points: 6, goals_scored: 5, won: 2, draw: 0 });
  });

  test('ignores a match that does not count in a table, such as one of a knock-out', () => {
    const finished = MATCHES.slice(0, 2);
    const states = {
      standings: sampleStandings(finished, ENGLAND),
      official: sampleStandings(finished, ENGLAND),
    };
    expect(whatIfMatches(states, MATCHES, new Map())).toEqual([]);
  });

  test('keeps the service’s order of level teams where the rule is not the competition’s', () => {
    const standings = sampleStandings(MATCHES, ENGLAND);
    const [first, second, ...rest] = standings.tables[0]?.rows ?? [];
    const rows = [second, first, ...rest].flatMap((row) => row ?? []);
    const states = { standings: { ...standings, tables: [{ name: null, rows }] }, official: null };
    const tried = whatIfMatches(
      states,
      MATCHES,
      new Map([
        ['3', [1, 0]],
        ['4', [1, 0]],
      ]),
    );
    const { standings: after, changes } = whatIf({ ...states, matches: MATCHES, tried, rule: ENGLAND });
    expect(after.tables[0]?.rows.map(({ team_id }) => team_id).slice(0, 2)).toEqual(['2', '1']);
    expect(changes.flat()).toEqual([]);
  });
});

describe.each(Object.entries(SAMPLE_RULES))('by the rule of %s', (_, rule) => {
  test.each(Array.from({ length: 30 }, (_, seed) => seed + 1))(
    'tried goals lead to the table of the matches with these goals: seed %i',
    (seed) => {
      const dice = createDice(seed);
      for (let i = 0; i < 5; i += 1) dice.below(2);
      const score = (): Score => [dice.below(3), dice.below(3)];
      const inPlay = [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ] as const;
      const others = [...'123456'].flatMap((home) =>
        [...'123456'].filter((away) => away > home).map((away) => [away, home] as const),
      );
      const matches = [
        ...others.map(([home, away], at) =>
          sampleFixture(at + 1, home, away, dice.oneIn(4) ? null : score()),
        ),
        ...inPlay.map(([home, away], at) => sampleFixture(at + 50, home, away, score(), 'live')),
      ];
      const goals = new Map(
        matches
          .slice(-3)
          .map(({ id, scores: { home_score, away_score } }): [string, Score] => [
            id,
            [(home_score ?? 0) + dice.below(3), (away_score ?? 0) + dice.below(3)],
          ]),
      );
      const then = matches.map((match) => {
        const tried = goals.get(match.id);
        if (!tried) return match;
        return {
          ...match,
          scores: { ...match.scores, home_score: tried[0], away_score: tried[1] },
        } as MatchRow;
      });
      const text = [...goals].map(([id, score]) => `${id}:${score.join('-')}`).join();
      expect(tableIf(matches, text, rule).rows).toEqual(tableIf(then, '', rule).rows);
    },
  );
});

describe('the address', () => {
  test.each(['1:2', 'x:1-0', '1:1-0,', '1:1-0,1:2-0', '1:100-0', '1:-1-0', ' '])('refuses “%s”', (text) => {
    expect(parseTriedScores(text)).toBeNull();
  });

  test('keeps its other parameters', () => {
    expect(searchWithScores('?season=7&if=1:1-0', new Map([['12', [2, 1]]]))).toBe('?season=7&if=12:2-1');
    expect(searchWithScores('?season=7&if=1:1-0', null)).toBe('?season=7');
    expect(searchWithScores('?if=1:1-0', null)).toBe('');
    expect(searchWithScores('', new Map())).toBe('?if=');
  });

  test('a tried goal that really comes adds nothing, and one that is ruled out is tried again', () => {
    const scores = parseTriedScores('3:2-0') ?? new Map();
    const triedAt = (score: Score) => {
      const matches = [...MATCHES.slice(0, 2), sampleFixture(3, '1', '4', score, 'live')];
      const states = { standings: sampleStandings(matches, ENGLAND), official: null };
      return whatIfMatches(states, matches, scores).map(({ triedScore }) => triedScore);
    };
    expect([triedAt([0, 0]), triedAt([1, 1]), triedAt([3, 0]), triedAt([1, 0])]).toEqual([
      [[2, 0]],
      [[2, 1]],
      [[3, 0]],
      [[2, 0]],
    ]);
  });

  test('a match that has ended leaves', () => {
    const matches = [...MATCHES.slice(0, 2), sampleFixture(3, '1', '4', [0, 0])];
    const states = { standings: sampleStandings(matches, ENGLAND), official: null };
    expect(whatIfMatches(states, matches, new Map([['3', [2, 0]]]))).toEqual([]);
  });
});
