import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInSight } from './use-in-sight.ts';

let report: (id: string, isIntersecting: boolean) => void = () => {};

class FakeObserver {
  constructor(callback: (entries: readonly unknown[]) => void) {
    report = (id, isIntersecting) => callback([{ target: { id }, isIntersecting }]);
  }
  observe(): void {}
  unobserve(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('an element is in sight once nobody has scrolled for 120 ms', () => {
  const { result } = renderHook(() => useInSight());
  report('a', true);
  pass(119);
  expect([...result.current.inSight]).toEqual([]);
  pass(1);
  expect([...result.current.inSight]).toEqual(['a']);
});

test('an element that is scrolled past is never in sight', () => {
  const { result } = renderHook(() => useInSight());
  report('a', true);
  pass(100);
  report('a', false);
  report('b', true);
  pass(119);
  expect([...result.current.inSight]).toEqual([]);
  pass(1);
  expect([...result.current.inSight]).toEqual(['b']);
});
