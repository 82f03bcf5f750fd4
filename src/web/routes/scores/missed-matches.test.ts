import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { seenMatches } from '#news/changes-of.ts';
import { missedBetween, missedCounts } from './missed-matches.ts';

const rowsById = (...matches: MatchRow[]) => seenMatches(matches, 0);
const all = () => true;
const none = () => false;

test('returns the matches of both states with goals or ruled-out goals', () => {
  const before = rowsById(
    sampleMatch(1, { score: [0, 0] }),
    sampleMatch(2, { score: [1, 1] }),
    sampleMatch(3, { score: null, phase: 'scheduled', status: 0, minute: null }),
    sampleMatch(4, { score: [0, 0] }),
  );
  const after = rowsById(
    sampleMatch(1, { score: [2, 0], phase: 'finished', status: 3 }),
    sampleMatch(2, { score: [1, 0], minute: [70] }),
    sampleMatch(3, { score: [0, 1], events: [sampleEvent({ team_id: '2003' })] }),
    sampleMatch(4, { score: [0, 0], minute: [60] }),
    sampleMatch(5, { score: [3, 3] }),
  );
  const missedMatches = missedBetween(before, after, all, none);
  expect(missedMatches.map(({ match, goals }) => [match.id, goals.map(({ kind }) => kind)])).toEqual([
    ['1', ['goal', 'goal']],
    ['2', ['ruled-out']],
    ['3', ['goal']],
  ]);
  expect(missedMatches[2]?.goals[0]?.player?.name).toBe('Osei');
  expect(missedCounts(missedMatches)).toEqual({ goalCount: 3, ruledOutCount: 1 });
});

test('puts followed matches first, and keeps the order of others', () => {
  const before = rowsById(sampleMatch(1), sampleMatch(2), sampleMatch(3));
  const after = rowsById(...[1, 2, 3].map((id) => sampleMatch(id, { score: [1, 0] })));
  const missedMatches = missedBetween(before, after, all, ({ id }) => id === '3');
  expect(missedMatches.map(({ match }) => match.id)).toEqual(['3', '1', '2']);
});

test('ignores matches that are not on the page', () => {
  const after = rowsById(sampleMatch(1, { score: [1, 0] }));
  expect(missedBetween(rowsById(sampleMatch(1)), after, ({ id }) => id !== '1', none)).toEqual([]);
});
