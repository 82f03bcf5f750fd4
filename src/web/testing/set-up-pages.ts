import { afterEach, beforeEach, vi } from 'vitest';
import { leavePages } from './render-page.tsx';

/** Gives each test of a file fake timers, empty storage and the zone of London, and removes its pages. */
export function setUpPages(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('zone', 'Europe/London');
  });
  afterEach(() => {
    leavePages();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
