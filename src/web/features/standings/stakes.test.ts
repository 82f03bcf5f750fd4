import { describe, expect, test } from 'vitest';
import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { BY_DIFFERENCE, BY_POINTS, type TableRule } from '#contract/table/rules.ts';
import { createDice } from '#contract/testing/dice.ts';
import { SAMPLE_RULES } from '#web/testing/sample-rules.ts';
import { sampleFixture, sampleRows } from '#web/testing/sample-table.ts';
import type { TableStates } from './counted-rows.ts';
import { nextGoalStakes, type Outcome, stakesOf } from './stakes.ts';

const ENGLAND = BY_DIFFERENCE;
const RULES = { ...SAMPLE_RULES, 'an unknown competition': BY_POINTS };
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1);

/** Returns a season of six teams, home and away, after some of its matches; the last one is the next match. */
function season(seed: number): readonly MatchRow[] {
  const dice = createDice(seed);
  for (let i = 0; i < 5; i += 1) dice.below(2);
  const ids = ['1', '2', '3', '4', '5', '6'];
  const pairs = ids.flatMap((home) =>
    ids.filter((away) => away !== home).map((away) => [home, away] as const),
  );
  const shuffled = pairs.map((pair) => [dice.below(1e6), pair] as const).sort(([a], [b]) => a - b);
  const played = 10 + dice.below(20);
  const matches = shuffled.map(([, [home, away]], at) =>
    sampleFixture(at, home, away, at < played ? [dice.below(3), dice.below(3)] : null),
  );
  return [...matches.slice(0, played), ...matches.slice(played + 1), matches[played] as MatchRow];
}

const SMALLEST: Readonly<Record<Outcome['result'], Score>> = { home: [1, 0], draw: [0, 0], away: [0, 1] };

/** Returns the place of a team once the match has ended with a score. */
function placeAfter(matches: readonly MatchRow[], next: MatchRow, score: Score, id: string, rule: TableRule) {
  const { home, away } = next.teams;
  const played = sampleFixture(Number(next.id), home.id, away.id, score);
  const table = sampleRows([...matches.filter((one) => one !== next), played], rule);
  return 1 + table.findIndex(({ team_id }) => team_id === id);
}

describe.each(Object.entries(RULES))('by the rule of %s', (_, rule) => {
  test.each(SEEDS)('the table after the match has the places that were computed: seed %i', (seed) => {
    const matches = season(seed);
    const next = matches.at(-1) as MatchRow;
    const stakes = stakesOf({ rows: sampleRows(matches, rule), match: next, rule, matches });
    expect(stakes?.needsMatches).toBe(false);
    for (const { result, bigger, ...placings } of stakes?.outcomes ?? []) {
      for (const side of ['home', 'away'] as const) {
        const place = placeAfter(matches, next, SMALLEST[result], next.teams[side].id, rule);
        const { best, worst } = placings[side];
        expect([result, side, best <= place && place <= worst]).toEqual([result, side, true]);
      }
      if (result === 'draw' || bigger === null) continue;
      const { margin, place } = bigger;
      const score: Score = result === 'home' ? [margin, 0] : [0, margin];
      expect(placeAfter(matches, next, score, next.teams[result].id, rule)).toBeLessThanOrEqual(place);
      expect(place).toBeLessThan(placings[result].best);
    }
  });

  test.each(SEEDS)('without the season’s matches the place is in the range: seed %i', (seed) => {
    const matches = season(seed);
    const next = matches.at(-1) as MatchRow;
    const stakes = stakesOf({ rows: sampleRows(matches, rule), match: next, rule, matches: null });
    const exact = stakesOf({ rows: sampleRows(matches, rule), match: next, rule, matches });
    for (const [at, { home, away }] of stakes?.outcomes.entries() ?? []) {
      const precise = exact?.outcomes[at];
      for (const [one, other] of [
        [home, precise?.home],
        [away, precise?.away],
      ] as const) {
        expect(one.best).toBeLessThanOrEqual(other?.best ?? 0);
        expect(one.worst).toBeGreaterThanOrEqual(other?.worst ?? 0);
      }
    }
  });

  test.each(SEEDS)('a better result never leads to a worse place: seed %i', (seed) => {
    const matches = season(seed);
    const next = matches.at(-1) as MatchRow;
    const { outcomes = [] } = stakesOf({ rows: sampleRows(matches, rule), match: next, rule, matches }) ?? {};
    expect(outcomes.map(({ result }) => result)).toEqual(['home', 'draw', 'away']);
    const [win, draw, defeat] = outcomes;
    expect(win?.home.best).toBeLessThanOrEqual(draw?.home.worst ?? 0);
    expect(draw?.home.best).toBeLessThanOrEqual(defeat?.home.worst ?? 0);
    expect(defeat?.away.best).toBeLessThanOrEqual(draw?.away.worst ?? 0);
    expect(draw?.away.best).toBeLessThanOrEqual(win?.away.worst ?? 0);
  });
});

describe('the next goal of a match in play', () => {
  const inPlay = (score: Score) => sampleFixture(4, '2', '1', score, 'live');
  const tablesOf = (matches: readonly MatchRow[]) => ({
    season_id: '1',
    tables: [{ name: null, rows: sampleRows(matches, ENGLAND) }],
  });

  test.each(SEEDS)('leads to the places that the table has after it: seed %i', (seed) => {
    const matches = season(seed);
    const [others, next] = [matches.slice(0, -1), matches.at(-1) as MatchRow];
    const withScore = (score: Score) => [
      ...others,
      sampleFixture(Number(next.id), next.teams.home.id, next.teams.away.id, score, 'live'),
    ];
    const now = withScore([1, 1]);
    const states = { standings: tablesOf(now), official: tablesOf(matches) } as unknown as TableStates;
    const match = now.at(-1) as MatchRow;
    const stakes = nextGoalStakes(states, { match, rule: ENGLAND, matches: now });
    expect(stakes?.outcomes.map(({ result }) => result)).toEqual(['home', 'away']);
    for (const { result, ...placings } of stakes?.outcomes ?? []) {
      const rows = sampleRows(withScore(result === 'home' ? [2, 1] : [1, 2]), ENGLAND);
      for (const side of ['home', 'away'] as const) {
        const place = 1 + rows.findIndex(({ team_id }) => team_id === match.teams[side].id);
        const { best, worst } = placings[side];
        expect([result, side, best <= place && place <= worst]).toEqual([result, side, true]);
      }
    }
  });

  test('means nothing in a table that does not count the match', () => {
    const match = inPlay([0, 0]);
    const states = { standings: tablesOf(PLAYED), official: tablesOf(PLAYED) } as unknown as TableStates;
    expect(nextGoalStakes(states, { match, rule: ENGLAND, matches: null })).toBeNull();
  });
});

/** Three played matches: team 1 has 6 points, team 2 has 3, team 3 has 0. */
const PLAYED = [
  sampleFixture(1, '1', '3', [1, 0]),
  sampleFixture(2, '1', '2', [3, 0]),
  sampleFixture(3, '2', '3', [2, 0]),
];

test('names the neighbour and what separates it, and the margin that a better place takes', () => {
  const next = sampleFixture(4, '2', '1', null);
  const matches = [...PLAYED, next];
  const stakes = stakesOf({ rows: sampleRows(matches, ENGLAND), match: next, rule: ENGLAND, matches });
  const [home, draw] = stakes?.outcomes ?? [];
  expect(home?.home).toEqual({
    from: 2,
    best: 2,
    worst: 2,
    aheadOf: null,
    behind: { name: 'Team 1', by: 'difference' },
  });
  // 2–1 in wins each, and goal difference +4 to +3 after a win by three.
  expect(home?.bigger).toEqual({ place: 1, margin: 3 });
  expect([draw?.home.best, draw?.away.best, draw?.bigger]).toEqual([2, 1, null]);
});

test('says that it needs the season’s matches where head-to-head would decide', () => {
  const next = sampleFixture(4, '2', '1', null);
  const rows = sampleRows([...PLAYED, next], RULES.es);
  const stakes = stakesOf({ rows, match: next, rule: RULES.es, matches: null });
  expect(stakes?.needsMatches).toBe(true);
  expect(stakesOf({ rows, match: next, rule: ENGLAND, matches: null })?.needsMatches).toBe(false);
});

test('claims a range where only names would decide', () => {
  const next = sampleFixture(3, '1', '2', null);
  const matches = [sampleFixture(1, '3', '1', [0, 0]), sampleFixture(2, '3', '2', [0, 0]), next];
  const stakes = stakesOf({ rows: sampleRows(matches, ENGLAND), match: next, rule: ENGLAND, matches });
  const draw = stakes?.outcomes[1];
  expect([draw?.home.best, draw?.home.worst]).toEqual([1, 3]);
});

test('claims nothing of a table without one of the teams or without numbers', () => {
  const stranger = sampleFixture(4, '2', '9', null);
  const rows = sampleRows(PLAYED, ENGLAND);
  expect(stakesOf({ rows, match: stranger, rule: ENGLAND, matches: PLAYED })).toBeNull();
  const unknown = rows.map((row) => ({ ...row, overall: { ...row.overall, points: null } }));
  const next = sampleFixture(4, '2', '1', null);
  expect(stakesOf({ rows: unknown, match: next, rule: ENGLAND, matches: PLAYED })).toBeNull();
});
