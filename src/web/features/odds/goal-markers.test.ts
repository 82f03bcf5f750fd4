import { expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { goalMarkers, rulingsOf } from './goal-markers.ts';
import type { ResultQuote } from './history.ts';

const quote = (at: number, score: ResultQuote['score'], isSuspended = false): ResultQuote => ({
  at,
  prices: isSuspended ? null : { home: 2, draw: 4, away: 4 },
  score,
});

test('marks a score change with its side, but not the kick-off', () => {
  expect(goalMarkers([quote(0, null), quote(1, [0, 0]), quote(3, [1, 0]), quote(5, [1, 1])], [])).toEqual([
    { at: 3, side: 'home', score: [1, 0], isRuledOut: false },
    { at: 5, side: 'away', score: [1, 1], isRuledOut: false },
  ]);
});

test('marks a goal as ruled out when its score is reverted, with or without a ruling', () => {
  const words = [quote(0, [0, 0]), quote(300, [1, 0], true), quote(420, [0, 0])];
  const goal = { at: 300, side: 'home', score: [1, 0], isRuledOut: true };
  expect(goalMarkers(words, [])).toEqual([goal]);
  expect(goalMarkers(words, [{ at: 290, side: 'home' }])).toEqual([goal]);
});

test('places a goal that never changed the score at its ruling', () => {
  const words = [quote(0, [0, 0]), quote(300, [1, 0]), quote(900, [1, 0], true), quote(1_000, [1, 0])];
  expect(goalMarkers(words, [{ at: 930, side: 'away' }])).toEqual([
    { at: 300, side: 'home', score: [1, 0], isRuledOut: false },
    { at: 930, side: 'away', score: [1, 1], isRuledOut: true },
  ]);
});

test('reads rulings from the match, and derives a missing time from the minute', () => {
  const { teams } = sampleMatch(1);
  const ruling = (minute: number, timestamp: number | null) =>
    sampleEvent({ type: 'var', result: 'cancelled', team_id: teams.away.id, minute, timestamp });
  const events = [ruling(14, null), ruling(60, KICK_OFF + 5_000), sampleEvent({ type: 'goal' })];
  const halves = { first: KICK_OFF, second: null, last: KICK_OFF + 5_000 };
  expect(rulingsOf({ events, teams }, halves)).toEqual([
    { at: KICK_OFF + 14 * 60, side: 'away' },
    { at: KICK_OFF + 5_000, side: 'away' },
  ]);
  expect(rulingsOf({ events, teams }, null)).toHaveLength(1);
});
