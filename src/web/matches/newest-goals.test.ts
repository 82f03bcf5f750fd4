import { expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { EMPTY_STORE, mergeAnswer } from '#news/match-store.ts';
import { newestGoals } from './newest-goals.ts';

type EventChanges = Parameters<typeof sampleEvent>[0];
const at = (minute: number, changes: EventChanges = {}) =>
  sampleEvent({ minute, timestamp: KICK_OFF + minute * 60, ...changes });
const matches = [
  sampleMatch(1, { score: [2, 1], events: [at(3), at(9, { team_id: '2001' }), at(30)] }),
  sampleMatch(2, { score: [0, 1], events: [at(12, { team_id: '1002', own_goal: true })] }),
];
const store = mergeAnswer(EMPTY_STORE, {
  kind: 'live',
  asOf: KICK_OFF * 1000,
  precision: 0,
  receivedAt: KICK_OFF * 1000,
  matches,
});
const all = () => true;
const textsOf = (goals: ReturnType<typeof newestGoals>) =>
  goals.map(({ match, side, score, event }) => `${match.id} ${side} ${score.join('–')} ${event.minute}′`);

test('lists the latest goals of all matches, newest first, with the score after each', () => {
  expect(textsOf(newestGoals(store, all, 9))).toEqual([
    '1 home 2–1 30′',
    '2 away 0–1 12′',
    '1 away 1–1 9′',
    '1 home 1–0 3′',
  ]);
  expect(textsOf(newestGoals(store, all, 1))).toEqual(['1 home 2–1 30′']);
});

test('skips other matches, ruled-out goals, and goals without a time', () => {
  expect(textsOf(newestGoals(store, ({ id }) => id === '2', 9))).toEqual(['2 away 0–1 12′']);
  const events = [
    at(3, { result: 'cancelled' }),
    at(5, { timestamp: null }),
    at(7),
    at(8, { type: 'redcard' }),
  ];
  const other = mergeAnswer(store, {
    kind: 'live',
    asOf: KICK_OFF * 1000 + 1000,
    precision: 0,
    receivedAt: KICK_OFF * 1000 + 1000,
    matches: [sampleMatch(1, { score: [2, 0], events })],
  });
  expect(textsOf(newestGoals(other, ({ id }) => id === '1', 9))).toEqual(['1 home 2–0 7′']);
});
