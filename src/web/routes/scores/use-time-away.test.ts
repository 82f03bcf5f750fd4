import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_STORE } from '#news/match-store.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useTimeAway } from './use-time-away.ts';

/** World time at which the page is opened, epoch ms. */
const OPENED = Date.parse('2026-11-21T15:20:00Z');

beforeEach(() => {
  vi.useFakeTimers();
  worldClock.sample(OPENED, 1, performance.now());
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page and returns whether it notices a gap that began this long (ms) after it was opened. */
function isNoticed(afterOpening: number): boolean {
  const { result, rerender } = renderHook(({ gap }) => useTimeAway('day', EMPTY_STORE, gap), {
    initialProps: { gap: null as { from: number; to: number } | null },
  });
  expect(result.current).toBeNull();
  rerender({ gap: { from: OPENED + afterOpening, to: OPENED + 3_600_000 } });
  return result.current !== null;
}

test('a gap since the page was opened is noticed, also where the first answer is up to a minute older', () => {
  expect(isNoticed(10_000)).toBe(true);
  expect(isNoticed(-60_000)).toBe(true);
});

test('a gap that began more than a minute before the page was opened is not', () => {
  expect(isNoticed(-60_001)).toBe(false);
});
