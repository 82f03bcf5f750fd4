import { afterEach, beforeEach, expect, vi } from 'vitest';

// Fails a test that logs an unexpected error or warning. A test that expects one replaces the spy and checks it.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: reads the spy, logs nothing
    const spy = vi.mocked(console[method]);
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});
