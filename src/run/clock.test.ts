import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

/** A clock of a world at `rate` on a machine whose two clocks a test moves, and the ms that an answer has aged. */
function setUp(rate = 1) {
  const machine = { wallTime: START, monotonicTime: 0 };
  const clock = createClock(
    { base: START, at: START, rate },
    { wall: () => machine.wallTime, monotonic: () => machine.monotonicTime },
  );
  return { machine, clock, aged: () => clock.ageingNow() - START };
}

test.each([
  ['time passes', 60_000, 60_000, 60_000],
  ['the wall clock is set back an hour', -HOUR, 60_000, 60_000],
  ['the wall clock is set forward an hour', HOUR, 60_000, HOUR],
  ['the machine sleeps for an hour and its monotonic clock stops', HOUR, 5, HOUR],
  ['the machine sleeps and its wall clock is set back after it', -60_000, HOUR, HOUR],
  ['both clocks stand still', 0, 0, 0],
])('%s: answers age by the larger step', (_, wallStep, monotonicStep, aged) => {
  const { machine, aged: now } = setUp();
  machine.wallTime += wallStep;
  machine.monotonicTime += monotonicStep;
  expect(now()).toBe(aged);
});

test('a clock that is set back costs only the step in which it was set', () => {
  const { machine, clock, aged } = setUp();
  machine.wallTime -= HOUR;
  aged();
  machine.wallTime += 10_000;
  machine.monotonicTime += 10_000;
  expect(aged()).toBe(10_000);
  expect(clock.now()).toBe(START - HOUR + 10_000);
});

test('in a world at speed answers age at its speed', () => {
  const { machine, aged } = setUp(60);
  machine.monotonicTime += 1_000;
  expect(aged()).toBe(60_000);
});

test('a world that is moved takes the age of answers along, also after the wall clock was set back', () => {
  const { machine, clock } = setUp();
  machine.wallTime -= HOUR;
  clock.ageingNow();
  clock.move(START - 2 * HOUR, 1);
  expect([clock.now(), clock.ageingNow()]).toEqual([START - 2 * HOUR, START - 2 * HOUR]);
  machine.wallTime += 1_000;
  machine.monotonicTime += 1_000;
  expect(clock.ageingNow()).toBe(START - 2 * HOUR + 1_000);
});
