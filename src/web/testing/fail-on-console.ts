import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetExpectedMessages, unexpectedIn } from './expected-messages.ts';

// Fails a test that logs an error or a warning that it does not expect (expected-messages.ts). Only this file restores
// mocks, because a test that did so would switch the check off.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: reads the spy, logs nothing
    const spy = vi.mocked(console[method]);
    expect(vi.isMockFunction(spy), `console.${method} is watched to the end`).toBe(true);
    expect(unexpectedIn(spy.mock.calls), `console.${method}`).toEqual([]);
  }
  forgetExpectedMessages();
  vi.restoreAllMocks();
});
