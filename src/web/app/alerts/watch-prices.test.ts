import '#web/testing/words.ts';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { waitKey } from '#news/alerts/price-waits.ts';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { createQueryClient } from '#web/data/client.ts';
import { toasts } from '#web/features/alerts/alert-store.ts';
import { isPushed, isPushKnown, unwatchedWaits } from '#web/features/alerts/push-slot.tsx';
import { alertSettings, DEFAULT_ALERTS } from '#web/settings/alerts.ts';
import { hasBells } from '#web/settings/has-bells.ts';
import { pricesSetting } from '#web/settings/has-odds.ts';
import { addWait } from '#web/settings/price-waits.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { runAlerts } from './run-alerts.ts';

const MINUTE_MS = 60_000;

/** What the server has; each test changes it. */
let match: MatchRow;
let home: number | null;
let requests: ReturnType<typeof fakeServer>;
let openedAt: number;
const stops: (() => void)[] = [];

const worldMs = () => KICK_OFF * 1_000 + Math.floor(performance.now() - openedAt);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  openedAt = performance.now();
  takeWorldTime(`${worldMs()}; rate=1`, openedAt);
  match = sampleMatch(1);
  home = 2.3;
  toasts.set([]);
  isPushed.set(false);
  isPushKnown.set(true);
  unwatchedWaits.set(new Set());
  alertSettings.set(DEFAULT_ALERTS);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: {} } }));
  requests = fakeServer((url) => {
    const at = Math.floor(worldMs() / 1_000);
    const quotes = home === null ? { at } : { home, draw: 3.4, away: 3.2, at, score: [0, 0] as const };
    const data = url.includes('match_odds')
      ? [sampleMarket(1, { Oak: [samplePrices(quotes)] })]
      : url.includes('livescores') && match.phase !== 'live'
        ? []
        : [match];
    return {
      ...answer(data),
      headers: { 'world-time': `${worldMs()}; rate=1`, 'cache-control': 'max-age=5' },
    };
  });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  pricesSetting.choose(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const count = (part: string) => requests.filter(({ url }) => url.includes(part)).length;
const ends = () => alertSettings.get().prices.map(({ end }) => end?.reason);

const waitFor = (price: number | null, from: number) =>
  addWait(
    { matchId: '1', result: 'home', price, from, books: null, since: worldMs() - 1 },
    'Home 1 v Away 1',
  );

/** Opens a hidden tab; returns the alerts of its notifications. */
async function openTab(): Promise<readonly Alert[]> {
  const news: Alert[] = [];
  const client: QueryClient = createQueryClient();
  const stop = runAlerts({
    client,
    textOf: () => ({ title: '', body: '' }),
    page: {
      locks: undefined,
      isVisible: () => true,
      hasFocus: () => false,
      onAttention: () => () => {},
      onShelf: () => () => {},
      connect: () => ({ post: () => {}, close: () => {} }),
      notify: async (alerts) => void news.push(...alerts),
      play: () => false,
    },
  });
  stops.push(stop, () => client.clear());
  // The code for prices loads when it is needed.
  await vi.dynamicImportSettled();
  await pass(1);
  await vi.dynamicImportSettled();
  return news;
}

test('nothing more is requested while no price is waited for', async () => {
  alertSettings.set({ ...DEFAULT_ALERTS, bells: { 'match 1': ['goals'] } });
  await openTab();
  await pass(15 * MINUTE_MS);
  expect(count('odds')).toBe(0);
  expect(hasBells()).toBe(true);
  alertSettings.set(DEFAULT_ALERTS);
  expect(hasBells()).toBe(false);
});

test('prices are requested each minute in play, and each ten minutes before', async () => {
  match = sampleMatch(1, {
    status: 0,
    phase: 'scheduled',
    score: null,
    minute: null,
    kickOff: KICK_OFF + 1_830,
  });
  waitFor(2.5, 2.3);
  expect(hasBells()).toBe(true);
  await openTab();
  await pass(30 * MINUTE_MS);
  expect([count('t=match_odds&'), count('match_oddsinplay')]).toEqual([3, 0]);
  match = sampleMatch(1);
  await pass(10 * MINUTE_MS);
  expect(count('t=match_odds&')).toBe(3);
  expect(count('match_oddsinplay')).toBeGreaterThanOrEqual(9);
  expect(count('match_oddsinplay')).toBeLessThanOrEqual(11);
});

test('a price that is reached is one notification and one toast, and then it is done', async () => {
  waitFor(2.5, 2.3);
  const news = await openTab();
  await pass(2 * MINUTE_MS);
  home = null;
  await pass(2 * MINUTE_MS);
  expect([news, ends()]).toEqual([[], [undefined]]);
  home = 2.6;
  await pass(2 * MINUTE_MS);
  expect(news.map(({ wording }) => wording?.title)).toEqual(['Price reached: 2.50']);
  expect(toasts.get()).toEqual(news);
  expect(ends()).toEqual(['told']);
  expect(hasBells()).toBe(false);
  const rest = count('odds');
  home = 2.4;
  await pass(2 * MINUTE_MS);
  home = 2.6;
  await pass(10 * MINUTE_MS);
  expect([count('odds'), news.length]).toEqual([rest, 1]);
});

test('a move of five points is an alert, in whichever direction', async () => {
  waitFor(null, 0.42);
  const news = await openTab();
  await pass(MINUTE_MS);
  expect(news).toEqual([]);
  home = 2.9;
  await pass(2 * MINUTE_MS);
  expect(news.map(({ wording }) => wording?.title)).toEqual(['Chance moved: 42% → 36%']);
});

test('a finished match ends the wait', async () => {
  waitFor(2.5, 2.3);
  const news = await openTab();
  await pass(30_000);
  match = sampleMatch(1, { status: 3, phase: 'finished', score: [0, 0], minute: null });
  home = 2.6;
  await pass(12 * MINUTE_MS);
  expect([news, ends()]).toEqual([[], ['over']]);
});

test('no price is requested while odds are hidden', async () => {
  pricesSetting.choose('hidden');
  waitFor(2.5, 2.3);
  await openTab();
  await pass(5 * MINUTE_MS);
  expect(count('odds')).toBe(0);
});

test('a price that the server pushes is no notification of the tab, unless the server does not watch it', async () => {
  isPushed.set(true);
  waitFor(2.5, 2.3);
  home = 2.6;
  const news = await openTab();
  await pass(2 * MINUTE_MS);
  expect([news.length, toasts.get().length]).toEqual([0, 1]);
  waitFor(2.9, 2.6);
  unwatchedWaits.set(new Set(alertSettings.get().prices.map(waitKey)));
  home = 3;
  await pass(2 * MINUTE_MS);
  expect(news.map(({ wording }) => wording?.title)).toEqual(['Price reached: 2.90']);
});

test('no price is told before it is known what the server has pushed', async () => {
  isPushKnown.set(false);
  waitFor(2.5, 2.3);
  home = 2.6;
  await openTab();
  await pass(MINUTE_MS);
  expect([count('odds'), toasts.get()]).toEqual([0, []]);
  isPushKnown.set(true);
  await pass(MINUTE_MS);
  await vi.dynamicImportSettled();
  await pass(MINUTE_MS);
  expect(toasts.get()).toHaveLength(1);
});
