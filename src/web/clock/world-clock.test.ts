import { beforeEach, expect, test, vi } from 'vitest';
import { createWorldClock, takeWorldTime } from './world-clock.ts';

const WORLD = Date.parse('2026-11-21T15:00:00Z');
const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('nothing is known before the first answer', () => {
  expect(createWorldClock().now()).toBeNull();
});

test("the device's clock is not read: a day wrong changes nothing", () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  vi.setSystemTime(WORLD - 3 * DAY);
  vi.advanceTimersByTime(90_000);
  expect(clock.now()).toBe(WORLD + 90_000);
});

test('an answer that was late, or out of a cache, does not set it back', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  vi.advanceTimersByTime(10_000);
  clock.sample(WORLD + 3000, 1, performance.now());
  expect(clock.now()).toBe(WORLD + 9000); // all but the millisecond by which a kept offset yields
  clock.sample(WORLD + 12_000, 1, performance.now());
  expect(clock.now()).toBe(WORLD + 12_000);
});

test('a world that was set back by more than a day is believed, by less it is not', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  clock.sample(WORLD - DAY + 5000, 1, performance.now());
  expect(clock.now()).toBe(WORLD);
  clock.sample(WORLD - 2 * DAY, 1, performance.now());
  expect(clock.now()).toBe(WORLD - 2 * DAY);
});

test('at speed, a second of ours is many of the world', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 60, performance.now());
  vi.advanceTimersByTime(2000);
  expect(clock.now()).toBe(WORLD + 120_000);
});

test('another rate begins anew', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  vi.advanceTimersByTime(1000);
  clock.sample(WORLD - 5000, 60, performance.now());
  expect(clock.now()).toBe(WORLD - 5000);
});

test('a fast device runs ahead by no more than the answers let it', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  // For a day its clock gains 50 ms in every 1000 s, and an answer comes every 100 s.
  for (let hundred = 1; hundred <= 864; hundred += 1) {
    vi.advanceTimersByTime(100_000);
    clock.sample(WORLD + hundred * (100_000 - 5), 1, performance.now());
  }
  expect(Math.abs((clock.now() ?? 0) - (WORLD + 864 * (100_000 - 5)))).toBeLessThanOrEqual(1000);
});

test('ticks come with the full seconds of the world, and only while somebody listens', () => {
  const clock = createWorldClock();
  const seen: (number | null)[] = [];
  clock.sample(WORLD + 400, 1, performance.now());
  const leave = clock.subscribe(() => seen.push(clock.now()));
  vi.advanceTimersByTime(2500);
  leave();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([WORLD, WORLD + 1000, WORLD + 2000]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that was asleep sees the right time at once', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  const seen = vi.fn();
  const leave = clock.subscribe(seen);
  // Timers stood still, the monotonic clock did not.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
  clock.wake();
  expect(clock.now()).toBe(WORLD + 3_600_000);
  leave();
});

test('a monotonic clock that stood still while the device slept is made good by the first answer', () => {
  const clock = createWorldClock();
  clock.sample(WORLD, 1, performance.now());
  // Eight hours of sleep that performance.now() did not count: the answer after it shows a larger offset.
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
