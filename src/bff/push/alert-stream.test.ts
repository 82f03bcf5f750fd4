import { expect, test } from 'vitest';
import { EMPTY_NEWS, takeNews } from '#bff/news/news-state.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { createAlertStream } from './alert-stream.ts';

const AT = (KICK_OFF + 1_380) * 1_000;

test('tells a goal that counts again, and its next ruling, but none of them twice in a row', () => {
  const stream = createAlertStream(null);
  let state = EMPTY_NEWS;
  const messages = [0, 1, 1, 0, 0, 1, 1, 0].map((goals, place) => {
    const asOf = AT + place * 30_000;
    const match = sampleMatch(7, { score: [goals, 0], minute: [23 + place] });
    const answer = { kind: 'live', asOf, precision: 0, receivedAt: asOf, matches: [match] } as const;
    state = takeNews(state, answer, { periodMs: 30_000, rate: 1 }).state;
    return stream
      .take(state, { now: asOf, rate: 1, periodMs: 30_000 })
      .map(({ kind, score }) => `${kind} ${score}`);
  });
  expect(messages.flat()).toEqual(['goals 1,0', 'ruled-out 0,0', 'goals 1,0', 'ruled-out 0,0']);
});
