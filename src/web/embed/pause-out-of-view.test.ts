import { afterEach, expect, test, vi } from 'vitest';
import { pausedAt } from '#web/clock/pause.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { pauseOutOfView } from './pause-out-of-view.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  pausedAt.set(null);
});

test('is paused while its frame is out of view', () => {
  let report: (entries: readonly { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  worldClock.sample(1_000_000, 1, performance.now());
  const stop = pauseOutOfView(document.body);
  report([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(pausedAt.get()).not.toBeNull();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(pausedAt.get()).toBeNull();
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});
