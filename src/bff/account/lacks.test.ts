import { expect, test } from 'vitest';
import { LACK_ROWS, type LackEvent, type LacksState, lackOf, lacksAfter, NO_LACKS } from './lacks.ts';

const NAME = 'leagues?t=standings';
const MINUTE_MS = 60_000;

function setUp(start: LacksState = NO_LACKS) {
  let state = start;
  let now = 1_000;
  const dispatch = (event: LackEvent) => {
    state = lacksAfter(state, event, now);
  };
  return {
    get state() {
      return state;
    },
    get now() {
      return now;
    },
    tick(ms: number) {
      now += ms;
    },
    dispatch,
    answer: (name = NAME) => dispatch({ kind: 'answered', name, isOfRequest: false, epoch: state.epoch }),
    refuse: (name = NAME, isOfRequest = false, sentAt = now) =>
      dispatch({ kind: 'refused', name, isOfRequest, sentAt, isCertain: true, epoch: state.epoch }),
    wait: (name = NAME) => (lackOf(state, name, now)?.until ?? now) - now,
  };
}

test.each(Object.entries(LACK_ROWS))('believes refusals as the row %s says', (kind, { probeAfterMs }) => {
  const lacks = setUp();
  if (kind === 'answeredBefore') lacks.answer();
  const delays = [...probeAfterMs, probeAfterMs.at(-1) ?? 0];
  for (const delay of delays) {
    lacks.refuse(NAME, kind === 'request');
    expect(lacks.wait()).toBe(delay);
    lacks.tick(delay);
    expect(lacks.wait()).toBe(0);
  }
  lacks.answer();
  lacks.refuse(NAME, kind === 'request');
  expect(lacks.wait()).toBe(MINUTE_MS);
});

test('asks for what has been answered before at least every fifteen minutes', () => {
  expect(LACK_ROWS.answeredBefore?.probeAfterMs).toEqual([1, 5, 15].map((minutes) => minutes * MINUTE_MS));
});

test('lets others wait while one request asks', () => {
  const lacks = setUp();
  lacks.refuse();
  lacks.tick(MINUTE_MS);
  lacks.dispatch({ kind: 'sent', name: NAME });
  expect(lacks.wait()).toBe(MINUTE_MS);
});

test('lets the next request ask if one was not sent after all', () => {
  const lacks = setUp();
  lacks.refuse();
  const until = lacks.now + MINUTE_MS;
  lacks.tick(MINUTE_MS);
  lacks.dispatch({ kind: 'sent', name: NAME });
  lacks.dispatch({ kind: 'unsent', name: NAME, until, epoch: 0 });
  expect(lacks.wait()).toBe(0);
});

test('takes requests that are refused together for one refusal', () => {
  const lacks = setUp();
  const sentAt = lacks.now;
  lacks.tick(50);
  for (let request = 0; request < 3; request += 1) lacks.refuse(NAME, false, sentAt);
  expect(lacks.state.lacks.get(NAME)?.refusals).toBe(1);
});

test('takes an answer to the former credentials for no evidence about the new ones', () => {
  const lacks = setUp();
  lacks.refuse();
  lacks.dispatch({ kind: 'changed' });
  expect(lacks.wait()).toBe(0);
  const refusal = { kind: 'refused', name: NAME, isOfRequest: false, sentAt: 0, isCertain: true } as const;
  lacks.dispatch({ ...refusal, epoch: 0 });
  expect(lacks.state.lacks.size).toBe(0);
  lacks.dispatch({ ...refusal, epoch: 1 });
  lacks.dispatch({ kind: 'answered', name: NAME, isOfRequest: false, epoch: 0 });
  expect(lacks.state.lacks.size).toBe(1);
});

test('asks for everything when the operator does', () => {
  const lacks = setUp();
  lacks.refuse();
  lacks.refuse('teams?t=info');
  lacks.dispatch({ kind: 'asked' });
  expect([lacks.wait(), lacks.wait('teams?t=info')]).toEqual([0, 0]);
});

test('forgets the oldest of a thousand refused requests', () => {
  const lacks = setUp();
  for (let id = 0; id < 1_100; id += 1) lacks.refuse(`request:${id}`, true);
  expect([lacks.state.lacks.size, lacks.wait('request:99'), lacks.wait('request:1099')]).toEqual([
    1_000,
    0,
    MINUTE_MS,
  ]);
});
