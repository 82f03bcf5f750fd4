import { expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { createClock } from './clock.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

/** Creates a world clock at `rate` on a machine whose clocks a test moves, and a reader of an answer's age in ms. */
function setUp(rate = 1) {
  const machine = { wallTime: START, monotonicTime: 0 };
  const clock = createClock(
    { base: START, at: START, rate },
    { wall: () => machine.wallTime, monotonic: () => machine.monotonicTime },
  );
  return { machine, clock, ageingNow: () => clock.ageingNow() - START };
}

test.each([
  ['time passes', 60_000, 60_000, 60_000],
  ['the wall clock is set back an hour', -HOUR_MS, 60_000, 60_000],
  ['the wall clock is set forward an hour', HOUR_MS, 60_000, HOUR_MS],
  ['the machine sleeps for an hour and its monotonic clock stops', HOUR_MS, 5, HOUR_MS],
  ['the machine sleeps and its wall clock is set back after it', -60_000, HOUR_MS, HOUR_MS],
  ['both clocks stand still', 0, 0, 0],
])('ages answers by the clock that has counted more: %s', (_, wallStep, monotonicStep, ageingNow) => {
  const { machine, ageingNow: now } = setUp();
  machine.wallTime += wallStep;
  machine.monotonicTime += monotonicStep;
  expect(now()).toBe(ageingNow);
});

test('loses only the one step in which the clock is set back', () => {
  const { machine, clock, ageingNow } = setUp();
  machine.wallTime -= HOUR_MS;
  ageingNow();
  machine.wallTime += 10_000;
  machine.monotonicTime += 10_000;
  expect(ageingNow()).toBe(10_000);
  expect(clock.now()).toBe(START - HOUR_MS + 10_000);
});

test('ages answers no faster when it is read many times a millisecond', () => {
  const { machine, ageingNow } = setUp();
  while (machine.monotonicTime < 10_000) {
    machine.monotonicTime += 0.125;
    machine.wallTime = START + Math.floor(machine.monotonicTime);
    ageingNow();
  }
  expect(ageingNow()).toBe(10_000);
});

test('ages answers at the speed of the world', () => {
  const { machine, ageingNow } = setUp(60);
  machine.monotonicTime += 1_000;
  expect(ageingNow()).toBe(60_000);
});

test('moves ages with the world, also after the wall clock was set back', () => {
  const { machine, clock } = setUp();
  machine.wallTime -= HOUR_MS;
  clock.ageingNow();
  clock.move(START - 2 * HOUR_MS, 1);
  expect([clock.now(), clock.ageingNow()]).toEqual([START - 2 * HOUR_MS, START - 2 * HOUR_MS]);
  machine.wallTime += 1_000;
  machine.monotonicTime += 1_000;
  expect(clock.ageingNow()).toBe(START - 2 * HOUR_MS + 1_000);
});
