import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('returns a value that has stayed the same for a while, and skips those in between', () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 400), {
    initialProps: { text: 'a' },
  });
  expect(result.current).toBe('a');
  rerender({ text: 'ab' });
  act(() => vi.advanceTimersByTime(399));
  rerender({ text: 'abc' });
  act(() => vi.advanceTimersByTime(399));
  expect(result.current).toBe('a');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('abc');
});
