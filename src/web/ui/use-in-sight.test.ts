import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInSight } from './use-in-sight.ts';

const ELEMENTS = { a: { id: 'a' } as HTMLElement, b: { id: 'b' } as HTMLElement };
let report: (id: keyof typeof ELEMENTS, isIntersecting: boolean) => void = () => {};

class FakeObserver {
  constructor(callback: (entries: readonly unknown[]) => void) {
    report = (id, isIntersecting) => callback([{ target: ELEMENTS[id], isIntersecting }]);
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

function renderWatched() {
  const { result } = renderHook(() => useInSight());
  const leave = Object.values(ELEMENTS).map((element) => result.current.watch(element));
  return { result, leaveAll: () => leave.forEach((one) => void one?.()) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('an element is in sight once nobody has scrolled for 120 ms', () => {
  const { result } = renderWatched();
  report('a', true);
  pass(119);
  expect([...result.current.inSight]).toEqual([]);
  pass(1);
  expect([...result.current.inSight]).toEqual(['a']);
});

test('an element that is scrolled past is never in sight', () => {
  const { result } = renderWatched();
  report('a', true);
  pass(100);
  report('a', false);
  report('b', true);
  pass(119);
  expect([...result.current.inSight]).toEqual([]);
  pass(1);
  expect([...result.current.inSight]).toEqual(['b']);
});

test('an element that has left the page is not in sight', () => {
  const { result, leaveAll } = renderWatched();
  report('a', true);
  pass(120);
  leaveAll();
  report('b', true);
  pass(120);
  expect([...result.current.inSight]).toEqual([]);
});
