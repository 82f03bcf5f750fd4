import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { liveTeams, liveTeamsOfSeason } from './live-teams.ts';

const scores = (match: Match, live: Parameters<typeof liveTeamsOfSeason>[1]) =>
  [...liveTeamsOfSeason(match, live)].map(([id, { score }]) => [id, score]);

test('gives every live team of the season its score, own goals first', () => {
  const match = sampleMatch(1, { score: [2, 1] }) as Match;
  expect(scores(match, [sampleMatch(2, { score: [0, 3] })])).toEqual([
    ['1001', [2, 1]],
    ['2001', [1, 2]],
    ['1002', [0, 3]],
    ['2002', [3, 0]],
  ]);
});

test('ignores cup ties, finished matches and matches without a score', () => {
  const over = sampleMatch(1, { phase: 'finished', status: 3, score: [2, 1] }) as Match;
  const cup = { ...sampleMatch(2, { score: [1, 0] }), season_id: '77' };
  expect(scores(over, [cup, sampleMatch(3, { score: null })])).toEqual([]);
});

test('prefers the page’s own record over the list’s older one', () => {
  const match = sampleMatch(1, { score: [2, 1] }) as Match;
  expect(scores(match, [sampleMatch(1, { score: [1, 1] })])[0]).toEqual(['1001', [2, 1]]);
});

test('marks the side that has just scored', () => {
  const matchWith = (kind: ScoreChange['kind']) => ({
    record: sampleMatch(1, { score: [1, 2] }),
    anchor: null,
    scoreChange: { kind, side: 'away' as const },
  });
  const fresh = (kind: ScoreChange['kind']) =>
    [...liveTeams([matchWith(kind)]).values()].map(({ isFresh }) => isFresh);
  expect(fresh('goal')).toEqual([false, true]);
  expect(fresh('ruled-out')).toEqual([false, false]);
});
