import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { createQueryClient } from '#web/data/client.ts';
import { chooseDelay, deviceTime, tvDelay } from '#web/settings/delay.ts';
import { delaySeconds } from './delayed-world.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(async () => {
  chooseDelay(0, null);
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
});

const stored = (seconds: unknown, left: unknown = DAY_MS, matchId: unknown = null) =>
  JSON.stringify({ seconds, matchId, until: typeof left === 'number' ? deviceTime() + left : left });

test.each([
  ['no JSON', () => '{'],
  ['a number', () => '45'],
  ['no seconds', () => stored(0)],
  ['half a second', () => stored(1.5)],
  ['too many seconds', () => stored(301)],
  ['seconds as a text', () => stored('45')],
  ['no end', () => stored(45, null)],
  ['an end in the past', () => stored(45, -1)],
  ['an end after more than a day', () => stored(45, DAY_MS + 60_000)],
])('%s in the storage is no delay', (_, text) => {
  localStorage.setItem('delay', text());
  expect(tvDelay.get()).toBeNull();
});

test('a stored delay is read, without a match that is no id', () => {
  localStorage.setItem('delay', stored(45, 1000, '7'));
  expect(tvDelay.get()).toMatchObject({ seconds: 45, matchId: '7' });
  localStorage.setItem('delay', stored(300, 1000, 7));
  expect(tvDelay.get()).toMatchObject({ seconds: 300, matchId: null });
});

test('a chosen delay is whole seconds, at most 300', () => {
  for (const [chosen, seconds] of [
    [44.6, 45],
    [1000, 300],
  ] as const) {
    chooseDelay(chosen, null);
    expect(tvDelay.get()?.seconds).toBe(seconds);
  }
  for (const chosen of [0, 0.2, -5, Number.NaN]) {
    chooseDelay(chosen, null);
    expect(tvDelay.get()).toBeNull();
  }
});

test('the page runs behind for a day, and not longer', async () => {
  createQueryClient();
  chooseDelay(45, null);
  await vi.waitFor(() => expect(delaySeconds()).toBe(45), 60_000);
  await vi.advanceTimersByTimeAsync(DAY_MS - 1000);
  expect(delaySeconds()).toBe(45);
  await vi.advanceTimersByTimeAsync(2000);
  expect(delaySeconds()).toBe(0);
  expect(localStorage.getItem('delay')).toBe('null');
});

test('another tab’s delay counts in this one', async () => {
  createQueryClient();
  const change = (text: string) => {
    localStorage.setItem('delay', text);
    window.dispatchEvent(new StorageEvent('storage', { key: 'delay' }));
  };
  change(stored(20));
  await vi.waitFor(() => expect(delaySeconds()).toBe(20), 60_000);
  change('null');
  await vi.waitFor(() => expect(delaySeconds()).toBe(0), 60_000);
});
