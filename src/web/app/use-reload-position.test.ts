import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReloadPosition } from './use-reload-position.ts';

const scrollTo = vi.fn();
let onResize: () => void = () => {};

/** Makes the page this long, px. */
function grow(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
  onResize();
}

function openBy(type: 'navigate' | 'reload' | 'back_forward') {
  const spy = vi.spyOn(performance, 'getEntriesByType');
  spy.mockReturnValue([{ type } as unknown as PerformanceEntry]);
  const page = renderHook(useReloadPosition);
  spy.mockRestore();
  return page;
}

/** Leaves a page that was scrolled down by 3,000 px. */
function leave(): void {
  const { unmount } = openBy('navigate');
  vi.stubGlobal('scrollY', 3000);
  dispatchEvent(new Event('pagehide'));
  unmount();
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe = () => {};
      disconnect = () => {
        onResize = () => {};
      };
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  scrollTo.mockReset();
  history.replaceState(null, '', '/');
});

test('a reloaded page returns to its place once it is long enough', () => {
  leave();
  const { unmount } = openBy('reload');
  grow(3700);
  expect(scrollTo).not.toHaveBeenCalled();
  grow(3800);
  grow(9000);
  expect(scrollTo.mock.calls).toEqual([[0, 3000]]);
  unmount();
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('a %s of the viewer wins', (action) => {
  leave();
  const { unmount } = openBy('reload');
  dispatchEvent(new Event(action));
  grow(9000);
  expect(scrollTo).not.toHaveBeenCalled();
  unmount();
});

test('a page that is opened anew, or another one, begins at its top', () => {
  leave();
  openBy('navigate').unmount();
  history.replaceState(null, '', '/?show=live');
  openBy('back_forward').unmount();
  grow(9000);
  expect(scrollTo).not.toHaveBeenCalled();
});
