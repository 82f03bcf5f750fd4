import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadEachMinute } from './reload-each-minute.ts';

const reload = vi.fn();
let outcome: () => Promise<{ readonly status: number }>;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => outcome());
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('reloads each minute while the server answers and the tab is visible', async () => {
  outcome = async () => ({ status: 200 });
  reloadEachMinute('/assets/embed.js');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
  outcome = () => Promise.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(60_000);
  outcome = async () => ({ status: 502 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
  outcome = async () => ({ status: 404 });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.mocked(vi.spyOn(document, 'visibilityState', 'get')).mockReturnValue('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});
