import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { createWorldClock, takeWorldTime } from './world-clock.ts';

const WORLD = Date.parse('2026-11-21T15:00:00Z');

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('has no time before the first response', () => {
  expect(createWorldClock().now()).toBeNull();
});

test("does not depend on the device's clock", () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  vi.setSystemTime(WORLD - 3 * DAY_MS);
  vi.advanceTimersByTime(90_000);
  expect(clock.now()).toBe(WORLD + 90_000);
});

test('a late or cached response does not set the clock back', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  vi.advanceTimersByTime(10_000);
  clock.sample(WORLD + 3000, 1, performance.now());
  expect(clock.now()).toBe(WORLD + 9000); // minus the millisecond that the offset decays
  clock.sample(WORLD + 12_000, 1, performance.now());
  expect(clock.now()).toBe(WORLD + 12_000);
});

test('follows a world that was set back by more than a day, and ignores smaller steps', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  clock.sample(WORLD - DAY_MS + 5000, 1, performance.now());
  expect(clock.now()).toBe(WORLD);
  clock.sample(WORLD - 2 * DAY_MS, 1, performance.now());
  expect(clock.now()).toBe(WORLD - 2 * DAY_MS);
});

test('at a higher rate a real second is several seconds of the world', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 60, performance.now());
  vi.advanceTimersByTime(2000);
  expect(clock.now()).toBe(WORLD + 120_000);
});

test('another rate replaces the offset', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  vi.advanceTimersByTime(1000);
  clock.sample(WORLD - 5000, 60, performance.now());
  expect(clock.now()).toBe(WORLD - 5000);
});

test('a fast device runs ahead by at most a second between responses', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  // For a day the device's clock gains 50 ms per 1000 s, and a response comes every 100 s.
  for (let hundred = 1; hundred <= 864; hundred += 1) {
    vi.advanceTimersByTime(100_000);
    clock.sample(WORLD + hundred * (100_000 - 5), 1, performance.now());
  }
  expect(Math.abs((clock.now() ?? 0) - (WORLD + 864 * (100_000 - 5)))).toBeLessThanOrEqual(1000);
});

test('ticks at full seconds of the world, and only with subscribers', () => {
  const clock = createWorldClock();
  const ticks: (number | null)[] = [];
  clock.sample(WORLD + 400, 1, performance.now());
  const leave = clock.subscribe(() => ticks.push(clock.now()));
  vi.advanceTimersByTime(2500);
  leave();
  vi.advanceTimersByTime(5000);
  expect(ticks).toEqual([WORLD, WORLD + 1000, WORLD + 2000]);
  expect(vi.getTimerCount()).toBe(0);
});

test('shows the right time at once after sleep', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  const ticks = vi.fn();
  const leave = clock.subscribe(ticks);
  // Timers stopped, the monotonic clock did not.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
  clock.wake();
  expect(clock.now()).toBe(WORLD + 3_600_000);
  leave();
});

test('the first response corrects a monotonic clock that stopped while the device slept', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  // performance.now() misses eight hours of sleep: the response after it has a larger offset.
  clock.sample(WORLD + 8 * 3_600_000, 1, performance.now());
  expect(clock.now()).toBe(WORLD + 8 * 3_600_000);
});

test.each([
  ['1795273200000; rate=1', WORLD],
  ['1795273200000', WORLD],
  ['1795273200000;rate=60', WORLD],
  ['soon', null],
  ['1795273200000; rate=0', null],
  [null, null],
])('World-Time: %s', (header, expected) => {
  const clock = createWorldClock();
  takeWorldTime(header, performance.now(), clock);
  expect(clock.now()).toBe(expected);
});
