import { expect, test, vi } from 'vitest';
import { takePageTime } from './page-time.ts';
import { worldClock } from './world-clock.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

function openWith(serverTiming: readonly { name: string; description: string }[] | undefined): void {
  const page = { responseStart: performance.now(), serverTiming } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page]);
}

test('a page without a world time, or a browser without server timing, leaves the clock alone', () => {
  openWith(undefined);
  takePageTime();
  openWith([{ name: 'cdn', description: '1795262400000; rate=1' }]);
  takePageTime();
  openWith([{ name: 'world', description: 'noon' }]);
  takePageTime();
  expect(worldClock.now()).toBeNull();
});

test("reads the world's time and rate from the page's server timing", () => {
  openWith([{ name: 'world', description: `${NOON}; rate=120` }]);
  takePageTime();
  expect([worldClock.now(), worldClock.rate()]).toEqual([NOON, 120]);
});
