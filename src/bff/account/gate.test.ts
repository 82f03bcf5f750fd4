import { describe, expect, test } from 'vitest';
import {
  GATE_ROWS,
  type GateEvent,
  type GateState,
  gateAfter,
  gateWait,
  OPEN_GATE,
  trustIn,
} from './gate.ts';

const HOUR_MS = 3_600_000;

/** Plays events on a gate, whose calls are numbered from 1. */
function setUp(start: GateState = OPEN_GATE) {
  let state = start;
  let now = 0;
  const dispatch = (event: GateEvent) => {
    state = gateAfter(state, event, now);
  };
  return {
    get state() {
      return state;
    },
    wait: () => gateWait(state, now),
    tick(ms: number) {
      now += ms;
    },
    dispatch,
    send() {
      dispatch({ kind: 'sent' });
      return state.lastCall;
    },
    answer: (call: number) => dispatch({ kind: 'answered', call }),
    refuse: (
      call: number,
      cause: 'unavailable' | 'credentials' | 'limit',
      retryAfterMs: number | null = null,
    ) => dispatch({ kind: 'refused', call, cause, retryAfterMs }),
    report: (call: number, verdict: 'usual' | 'spent' | 'doubtful', isOut = verdict !== 'usual') =>
      dispatch({ kind: 'reported', call, verdict, isOut, windowEnd: HOUR_MS }),
  };
}

type Gate = ReturnType<typeof setUp>;

/** The answers that begin a pause and go on with it, by its cause. */
const REFUSALS: Readonly<Record<keyof typeof GATE_ROWS, (gate: Gate) => void>> = {
  unavailable(gate) {
    for (let call = 0; call < 5; call += 1) gate.refuse(gate.send(), 'unavailable');
  },
  credentials: (gate) => gate.refuse(gate.send(), 'credentials'),
  limit: (gate) => gate.refuse(gate.send(), 'limit'),
  doubt: (gate) => gate.report(gate.send(), 'doubtful'),
  allowance: (gate) => gate.report(gate.send(), 'spent'),
};

describe.each(Object.entries(GATE_ROWS))('a pause because of %s', (cause, { probeAfterMs, retryMs }) => {
  const begin = REFUSALS[cause as keyof typeof GATE_ROWS];

  test('ends with one call after its delay', () => {
    const gate = setUp();
    begin(gate);
    const delay = probeAfterMs[0] ?? 0;
    expect([gate.state.pause?.cause, gate.wait()]).toEqual([cause, delay]);
    gate.tick(delay);
    expect(gate.wait()).toBe(0);
    const probe = gate.send();
    expect(gate.wait()).toBeGreaterThan(0);
    gate.answer(probe);
    gate.report(probe, 'usual');
    expect([gate.state.pause, gate.wait()]).toEqual([null, 0]);
  });

  test('lets the next call pass if one gets no answer', () => {
    const gate = setUp();
    begin(gate);
    gate.tick(probeAfterMs[0] ?? 0);
    gate.send();
    gate.tick(retryMs);
    expect(gate.wait()).toBe(0);
  });

  test('is not ended by an answer to an earlier call', () => {
    const gate = setUp();
    const earlier = gate.send();
    begin(gate);
    gate.report(earlier, 'usual');
    expect(gate.wait()).toBe(probeAfterMs[0]);
  });

  test('ends when the operator asks, and when the credentials change', () => {
    for (const kind of ['asked', 'changed'] as const) {
      const gate = setUp();
      begin(gate);
      gate.dispatch({ kind });
      expect(gate.wait()).toBe(0);
    }
  });
});

test('asks after one, five and then every fifteen minutes whether nothing is left', () => {
  const gate = setUp();
  const minutes: number[] = [];
  for (let probe = 0; probe < 5; probe += 1) {
    gate.dispatch({ kind: 'reported', call: gate.send(), verdict: 'spent', isOut: true, windowEnd: 1e9 });
    minutes.push(gate.wait() / 60_000);
    gate.tick(gate.wait());
  }
  expect(minutes).toEqual([1, 5, 15, 15, 15]);
});

test('asks at the end of the window whether nothing is left', () => {
  const gate = setUp();
  gate.tick(HOUR_MS - 7_000);
  gate.report(gate.send(), 'spent');
  expect(gate.wait()).toBe(7_000);
});

test.each([
  [null, 60_000],
  [0, 5_000],
  [4_000, 5_000],
  [120_000, 120_000],
  [1e12, 900_000],
])('pauses after a refusal with a delay of %j ms for %i ms', (retryAfterMs, expected) => {
  const gate = setUp();
  gate.refuse(gate.send(), 'limit', retryAfterMs);
  expect(gate.wait()).toBe(expected);
});

test.each([
  [1_000, 90_000],
  [90_000, 1_000],
])('pauses for the longer delay of two calls that are refused together: %i and %i ms', (first, second) => {
  const gate = setUp();
  const calls = [gate.send(), gate.send()];
  gate.refuse(calls[0] ?? 0, 'limit', first);
  gate.refuse(calls[1] ?? 0, 'limit', second);
  expect([gate.wait(), gate.state.pause?.refusals]).toEqual([90_000, 1]);
});

test('takes an answer to the former credentials for no evidence about the new ones', () => {
  const gate = setUp();
  const former = [gate.send(), gate.send(), gate.send()];
  gate.dispatch({ kind: 'changed' });
  gate.refuse(former[0] ?? 0, 'credentials');
  gate.refuse(former[1] ?? 0, 'limit', 900_000);
  gate.report(former[2] ?? 0, 'doubtful');
  expect([gate.wait(), gate.state.pause]).toEqual([0, null]);
  gate.refuse(gate.send(), 'credentials');
  gate.answer(former[0] ?? 0);
  expect(gate.wait()).toBe(60_000);
});

test('does not confirm an end by an answer to a call that was sent before the first one', () => {
  const gate = setUp();
  const calls = [gate.send(), gate.send()];
  for (const call of calls) gate.report(call, 'doubtful');
  expect([gate.state.pause?.cause, gate.wait()]).toEqual(['doubt', 60_000]);
  gate.tick(60_000);
  gate.report(gate.send(), 'doubtful');
  expect(gate.state.pause).toMatchObject({ cause: 'allowance', refusals: 1 });
});

test('confirms an end by a refusal, too', () => {
  const gate = setUp();
  REFUSALS.doubt(gate);
  gate.tick(60_000);
  gate.refuse(gate.send(), 'limit', 5_000);
  expect(gate.state.pause?.cause).toBe('allowance');
});

test('pauses for the longer delay of a refusal and an end that come together', () => {
  const gate = setUp();
  const calls = [gate.send(), gate.send()];
  gate.refuse(calls[0] ?? 0, 'limit', 5_000);
  gate.report(calls[1] ?? 0, 'doubtful');
  expect([gate.state.pause?.cause, gate.wait()]).toEqual(['doubt', 60_000]);
});

test('waits as long as a refusal demands that comes before an end is confirmed', () => {
  const gate = setUp();
  REFUSALS.doubt(gate);
  gate.tick(60_000);
  gate.refuse(gate.send(), 'limit', 700_000);
  expect(gate.wait()).toBe(700_000);
});

test('opens after a fall that leaves requests and is confirmed', () => {
  const gate = setUp();
  gate.report(gate.send(), 'doubtful', false);
  expect(gate.wait()).toBe(60_000);
  gate.tick(60_000);
  gate.report(gate.send(), 'doubtful', false);
  expect([gate.wait(), gate.state.fallEndsAt]).toEqual([0, HOUR_MS]);
});

test('keeps another pause when calls under way get no answer', () => {
  const gate = setUp();
  const calls = Array.from({ length: 8 }, gate.send);
  gate.refuse(gate.send(), 'limit');
  for (const call of calls) gate.refuse(call, 'unavailable');
  expect([gate.state.pause?.cause, gate.wait()]).toEqual(['limit', 60_000]);
});

test('counts only calls in a row without an answer', () => {
  const gate = setUp();
  for (let round = 0; round < 3; round += 1) {
    for (let call = 0; call < 4; call += 1) gate.refuse(gate.send(), 'unavailable');
    gate.answer(gate.send());
  }
  expect(gate.state.pause).toBeNull();
});

test('learns from another process that nothing is left, and that something is', () => {
  const gate = setUp();
  gate.dispatch({ kind: 'learned', isOut: true, refusals: 2 });
  expect([gate.wait(), gate.state.pause?.refusals]).toEqual([60_000, 2]);
  gate.dispatch({ kind: 'learned', isOut: false, refusals: 1 });
  expect(gate.state.pause).toBeNull();
});

test('believes a report of which nothing is known until a second answer has confirmed it', () => {
  const before = gateAfter(OPEN_GATE, { kind: 'sent' }, 0);
  const report = { kind: 'reported', call: 1, verdict: 'doubtful', isOut: true, windowEnd: HOUR_MS } as const;
  const doubt = gateAfter(before, report, 0);
  expect(trustIn(report, before, doubt, 0)).toBe('none');
  const probing = gateAfter(doubt, { kind: 'sent' }, 60_000);
  const second = { ...report, call: 2 };
  expect(trustIn(second, probing, gateAfter(probing, second, 60_000), 60_000)).toBe('full');
  const late = { ...report, verdict: 'usual' as const };
  expect(trustIn(late, doubt, gateAfter(doubt, late, 0), 0)).toBe('none');
  expect(trustIn({ ...late, call: 1 }, before, before, 0)).toBe('usual');
});
