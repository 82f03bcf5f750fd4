import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error or a warning that nobody expected fails the test that caused it. A test that expects one replaces
// the spy and looks for itself.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: it is what is looked at
    const spy = vi.mocked(console[method]);
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});
