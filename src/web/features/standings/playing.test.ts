import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { sampleMatch } from '#web/testing/sample.ts';
import { playing, playingBeside } from './playing.ts';

const scores = (match: Match, live: Parameters<typeof playingBeside>[1]) =>
  [...playingBeside(match, live)].map(([id, { score }]) => [id, score]);

test('whoever plays in the season carries the score with the own goals first', () => {
  const match = sampleMatch(1, { score: [2, 1] }) as Match;
  expect(scores(match, [sampleMatch(2, { score: [0, 3] })])).toEqual([
    ['1001', '2–1'],
    ['2001', '1–2'],
    ['1002', '0–3'],
    ['2002', '3–0'],
  ]);
});

test('a cup tie of the same evening, a match that is over and one without a score are not in the table', () => {
  const over = sampleMatch(1, { phase: 'finished', status: 3, score: [2, 1] }) as Match;
  const cup = { ...sampleMatch(2, { score: [1, 0] }), season_id: '77' };
  expect(scores(over, [cup, sampleMatch(3, { score: null })])).toEqual([]);
});

test('the page’s own record counts, not the older one of the list', () => {
  const match = sampleMatch(1, { score: [2, 1] }) as Match;
  expect(scores(match, [sampleMatch(1, { score: [1, 1] })])[0]).toEqual(['1001', '2–1']);
});

test('the side whose goal has just come is the one that is marked', () => {
  const watched = (kind: string) => ({
    record: sampleMatch(1, { score: [1, 2] }),
    seen: null,
    mark: { kind, side: 'away' as const },
  });
  const fresh = (kind: string) => [...playing([watched(kind)]).values()].map(({ isFresh }) => isFresh);
  expect(fresh('goal')).toEqual([false, true]);
  expect(fresh('ruled-out')).toEqual([false, false]);
});
