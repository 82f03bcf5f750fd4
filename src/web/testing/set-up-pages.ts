import { afterEach, beforeEach, vi } from 'vitest';
import { ImmediateObserver } from './immediate-observer.ts';
import { leavePages } from './render-page.tsx';
import { DEFAULT_WIDTH_PX, setWindowWidth } from './set-window-width.ts';

/**
 * Gives each test of a file fake timers, empty storage, the zone of London and a window of default width that shows
 * everything, and removes its pages.
 */
export function setUpPages(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
    setWindowWidth(DEFAULT_WIDTH_PX);
    vi.stubGlobal('IntersectionObserver', ImmediateObserver);
    localStorage.setItem('zone', 'Europe/London');
  });
  afterEach(() => {
    leavePages();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
