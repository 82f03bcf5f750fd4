import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { ALERT_KINDS } from '#news/alerts/alert-kinds.ts';
import { pause, resume } from '#web/clock/pause.ts';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { createQueryClient } from '#web/data/client.ts';
import { delaySeconds } from '#web/data/delay/delayed-world.ts';
import { digest, dismissDigest, dismissToast, toasts } from '#web/features/alerts/alert-store.ts';
import { type AlertSettings, alertSettings } from '#web/settings/alerts.ts';
import { chooseDelay } from '#web/settings/delay.ts';
import { fakeLocks } from '#web/testing/fake-locks.ts';
import { answer, fakeServer, OUTAGE } from '#web/testing/fake-server.ts';
import { sampleAlert } from '#web/testing/sample-alert.ts';
import type { AlertMessage } from './inbox.ts';
import { type AlertPage, runAlerts } from './run-alerts.ts';

const MINUTE_MS = 60_000;
const NO_LINE_UP = { formation: null, confirmed_formation: null, squad: [], coach: { id: null, name: null } };

/** What the server has; each test changes it. */
let live: readonly MatchRow[];
let day: readonly MatchRow[];
let byId: readonly MatchRow[];
let lineUp: object;
/** Part of the addresses that have no answer; null: all answer. */
let outage: string | null = null;
/** Age of its answers, s. */
let age = 0;
let requests: ReturnType<typeof fakeServer>;
let locks: AlertPage['locks'];
let tabs: Set<(message: AlertMessage) => void>;
const stops: (() => void)[] = [];
const clients: QueryClient[] = [];

const worldTime = () => ({
  'world-time': `${KICK_OFF * 1000 + Math.floor(performance.now() - openedAt)}; rate=1`,
});
let openedAt = 0;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('zone', 'Europe/London');
  openedAt = performance.now();
  takeWorldTime(worldTime()['world-time'], openedAt);
  live = [sampleMatch(1)];
  day = [];
  byId = [];
  lineUp = NO_LINE_UP;
  outage = null;
  age = 0;
  locks = fakeLocks();
  tabs = new Set();
  toasts.set([]);
  digest.set(null);
  set({ bells: { 'competition 10': ['goals', 'full-time', 'ruled-out'] } });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: {} } }));
  requests = fakeServer((url) => {
    if (outage !== null && url.includes(outage)) return OUTAGE;
    const data = url.includes('livescores')
      ? live
      : url.includes('t=schedule')
        ? day
        : url.includes('match_lineups')
          ? { home: lineUp, away: lineUp }
          : byId;
    return { ...answer(data), headers: { ...worldTime(), age: `${age}` } };
  });
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  for (const client of clients.splice(0)) client.clear();
  resume();
  if (delaySeconds() > 0) await delayBy(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const set = (settings: Partial<AlertSettings>) => alertSettings.set({ ...alertSettings.get(), ...settings });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const count = (part: string) => requests.filter(({ url }) => url.includes(part)).length;
/** Returns match 1 with a score and an event for each goal. */
function scored(home: number, away: number): MatchRow {
  const goals = (count: number, team_id: string) =>
    Array.from({ length: count }, (_, at) => sampleEvent({ team_id, minute: 20 + at }));
  return sampleMatch(1, { score: [home, away], events: [...goals(home, '1001'), ...goals(away, '2001')] });
}
const goal = (number = 1) =>
  sampleMatch(number, { score: [1, 0], events: [sampleEvent({ team_id: `${1000 + number}` })] });

/** Opens a tab, by default hidden; `notify` and `play` record what its viewer gets. */
async function openTab({ isVisible = false, hasFocus = false } = {}) {
  const notify = vi.fn(
    async (alerts: readonly Alert[], _: unknown, options: { silent: boolean; isUpdate: boolean }) => {
      if (!options.isUpdate) news.push(...alerts);
    },
  );
  const news: Alert[] = [];
  const play = vi.fn(() => false);
  const attention = new Set<() => void>();
  const shelf = new Set<(isAside: boolean) => void>();
  const state = { isVisible, hasFocus };
  const subscribe =
    <T>(listeners: Set<T>) =>
    (listener: T) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
  const client = createQueryClient();
  clients.push(client);
  const stop = runAlerts({
    client,
    textOf: (alerts) => ({ title: alerts.map(({ key }) => key).join(), body: '' }),
    page: {
      locks,
      isVisible: () => state.isVisible,
      hasFocus: () => state.hasFocus,
      onAttention: subscribe(attention),
      onShelf: subscribe(shelf),
      connect(take) {
        tabs.add(take);
        const post = (message: AlertMessage) => {
          for (const tab of tabs) if (tab !== take) tab(structuredClone(message));
        };
        return { post, close: () => tabs.delete(take) };
      },
      notify,
      play,
    },
  });
  stops.push(stop);
  await pass(1);
  return {
    notify,
    play,
    /** Alerts that were shown as new notifications. */
    news,
    keys: () => news.map(({ key }) => key),
    close: stop,
    look(next: Partial<typeof state>) {
      Object.assign(state, next);
      for (const listener of attention) listener();
    },
    putAside(isAside: boolean) {
      for (const listener of shelf) listener(isAside);
    },
  };
}

test('two tabs and one goal are one notification, one sound and one toast', async () => {
  const [first, second] = [await openTab({ isVisible: true }), await openTab({ isVisible: true })];
  await pass(10_000);
  live = [goal()];
  await pass(30_000);
  expect([...first.keys(), ...second.keys()]).toEqual(['1 goal home 1']);
  expect([first.play.mock.calls.length, second.play.mock.calls.length]).toEqual([0, 1]);
  expect(toasts.get().map(({ key }) => key)).toEqual(['1 goal home 1']);
});

/** Waits until a chosen delay is in force. */
const delayBy = async (seconds: number) => {
  chooseDelay(seconds, null);
  await vi.waitFor(() => expect(delaySeconds()).toBe(seconds), 60_000);
  await pass(1);
};

test('a longer delay takes away toasts, digest and count, and nothing is reported again', async () => {
  document.title = 'Scores';
  const tab = await openTab();
  await pass(10_000);
  live = [goal()];
  await pass(30_000);
  digest.set([sampleAlert(2)]);
  expect([tab.keys(), toasts.get().length, document.title]).toEqual([['1 goal home 1'], 1, '(1) Scores']);
  [live, age] = [[sampleMatch(1)], 45];
  await delayBy(45);
  expect([toasts.get(), digest.get(), document.title]).toEqual([[], null, 'Scores']);
  await pass(20_000);
  live = [goal()];
  await pass(60_000);
  expect([tab.keys(), toasts.get(), document.title]).toEqual([['1 goal home 1'], [], 'Scores']);
  live = [scored(2, 0)];
  await pass(10_000);
  expect(tab.keys()).toEqual(['1 goal home 1', '1 goal home 2']);
});

test('with a delay a bell rings for what the delayed answers have, at the delayed time', async () => {
  const { close } = await openTab();
  await pass(10_000);
  close();
  await delayBy(45);
  // The proxy has no answer that is old enough: the first one is held back until it is.
  const tab = await openTab();
  live = [goal()];
  await pass(44_000);
  expect(tab.keys()).toEqual([]);
  live = [sampleMatch(1)];
  age = 45;
  await pass(30_000);
  expect(tab.keys()).toEqual([]);
  live = [goal()];
  await pass(10_000);
  expect(tab.keys()).toEqual(['1 goal home 1']);
  expect(requests.at(-1)?.url).toContain('delay=45');
});

test('sixteen kick-offs at once are one notification and one sound', async () => {
  set({ bells: { 'competition 10': ['kick-off', 'goals'] } });
  const tab = await openTab();
  await pass(10_000);
  live = [goal(), ...Array.from({ length: 16 }, (_, at) => sampleMatch(at + 2, { minute: [1] }))];
  await pass(10_000);
  expect(tab.notify.mock.calls.map(([alerts]) => alerts.length).sort()).toEqual([1, 16]);
  expect(tab.play).toHaveBeenCalledTimes(1);
});

test('only one tab polls, and it polls while hidden', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await openTab();
  await openTab();
  await pass(30_000);
  const polls = count('livescores');
  expect(polls).toBeGreaterThanOrEqual(5);
  expect(polls).toBeLessThanOrEqual(7);
  expect(requests.length).toBe(polls);
  visibility.mockRestore();
});

test('nothing on first load', async () => {
  live = [goal()];
  const tab = await openTab();
  await pass(30_000);
  expect(tab.notify).not.toHaveBeenCalled();
  expect([toasts.get(), digest.get()]).toEqual([[], null]);
});

test('a visit after another one has no alerts of the time between', async () => {
  const before = await openTab();
  await pass(10_000);
  before.close();
  await pass(1);
  live = [goal()];
  const tab = await openTab();
  await pass(30_000);
  expect(tab.news).toEqual([]);
});

test('when the elected tab closes the next one goes on: nothing twice, nothing lost', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await pass(10_000);
  live = [goal()];
  await pass(10_000);
  expect(first.keys()).toEqual(['1 goal home 1']);
  live = [scored(2, 0)];
  first.close();
  await pass(10_000);
  expect(second.keys()).toEqual(['1 goal home 2']);
  live = [sampleMatch(1, { score: [1, 0], minute: [24] })];
  await pass(10_000);
  expect(second.news.at(-1)).toMatchObject({ kind: 'ruled-out', corrects: '1 goal home 2' });
});

test('the tab that the viewer comes to is elected, and goes on where the other one was', async () => {
  const first = await openTab({ isVisible: true });
  await pass(10_000);
  first.look({ isVisible: false });
  const second = await openTab({ isVisible: true });
  live = [goal()];
  await pass(10_000);
  expect([first.news, second.keys()]).toEqual([[], ['1 goal home 1']]);
  const polls = count('livescores');
  await pass(30_000);
  expect(count('livescores') - polls).toBeLessThanOrEqual(7);
  first.look({ isVisible: true });
  await pass(10_000);
  live = [scored(1, 1)];
  await pass(10_000);
  expect([first.keys(), second.news.length]).toEqual([['1 goal away 1'], 1]);
  first.close();
  await pass(10_000);
  live = [scored(1, 2)];
  await pass(10_000);
  expect(second.keys().at(-1)).toBe('1 goal away 2');
});

test('a gap of more than two minutes gives one digest, and the next goal an alert', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await pass(10_000);
  outage = '';
  await pass(3 * MINUTE_MS);
  outage = null;
  live = [goal()];
  await pass(30_000);
  expect([...first.news, ...second.news, ...toasts.get()]).toEqual([]);
  expect(digest.get()?.map(({ key }) => key)).toEqual(['1 goal home 1']);
  live = [scored(1, 1)];
  await pass(10_000);
  expect(first.keys()).toEqual(['1 goal away 1']);
  dismissDigest();
  expect(digest.get()).toBeNull();
});

test('a gap that the day’s list ends before the live list gives a digest as well', async () => {
  set({ bells: { 'competition 10': ['goals', 'moved'] } });
  day = live;
  const tab = await openTab();
  await pass(10_000);
  outage = '';
  await pass(4 * MINUTE_MS);
  [day, live] = [[goal()], [goal()]];
  outage = 'livescores';
  await pass(MINUTE_MS);
  expect([tab.news, toasts.get()]).toEqual([[], []]);
  expect(digest.get()?.map(({ key }) => key)).toEqual(['1 goal home 1']);
});

test('a short outage loses nothing', async () => {
  const tab = await openTab();
  await pass(10_000);
  outage = '';
  await pass(90_000);
  outage = null;
  live = [goal()];
  await pass(20_000);
  expect([tab.keys(), digest.get()]).toEqual([['1 goal home 1'], null]);
});

test('a paused page is not elected, and has a digest when it resumes', async () => {
  const tab = await openTab();
  await pass(10_000);
  pause();
  await pass(1);
  const polls = count('livescores');
  live = [goal()];
  await pass(3 * MINUTE_MS);
  expect(count('livescores')).toBe(polls);
  resume();
  await pass(10_000);
  expect(tab.news).toEqual([]);
  expect(digest.get()).toHaveLength(1);
});

test('a page that the browser puts aside gives way', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await pass(10_000);
  first.putAside(true);
  live = [goal()];
  await pass(10_000);
  expect([first.news, second.keys()]).toEqual([[], ['1 goal home 1']]);
});

test('quiet hours: no sound and no notification, but a toast, also over midnight', async () => {
  const tab = await openTab();
  await pass(10_000);
  set({ quietHours: { from: '14:00', until: '02:00' } });
  live = [goal()];
  await pass(10_000);
  expect([tab.news, tab.play.mock.calls]).toEqual([[], []]);
  expect(toasts.get()).toHaveLength(1);
  set({ quietHours: { from: '22:00', until: '07:00' } });
  live = [scored(1, 1)];
  await pass(10_000);
  expect(tab.keys()).toEqual(['1 goal away 1']);
});

test.each(['denied', 'default'])('with permission %s there is a toast and a sound', async (permission) => {
  vi.stubGlobal('Notification', { permission });
  const tab = await openTab();
  await pass(10_000);
  live = [goal()];
  await pass(10_000);
  expect(tab.notify).not.toHaveBeenCalled();
  expect([tab.play.mock.calls.length, toasts.get().length]).toEqual([1, 1]);
});

test('a viewer who works in the tab has the toast alone, and without toasts the notification', async () => {
  const tab = await openTab({ isVisible: true, hasFocus: true });
  await pass(10_000);
  live = [goal()];
  await pass(10_000);
  expect([tab.news, toasts.get().length]).toEqual([[], 1]);
  dismissToast('1 goal home 1');
  set({ toasts: false });
  live = [scored(1, 1)];
  await pass(10_000);
  expect([tab.keys(), toasts.get()]).toEqual([['1 goal away 1'], []]);
});

test('a scorer who arrives later changes the toast and the notification that is there', async () => {
  const tab = await openTab();
  await pass(10_000);
  live = [sampleMatch(1, { score: [1, 0], events: [] })];
  await pass(10_000);
  live = [goal()];
  await pass(10_000);
  expect(toasts.get()).toMatchObject([{ key: '1 goal home 1', player: { name: 'Osei' } }]);
  expect(tab.notify.mock.calls.map(([, , { isUpdate }]) => isUpdate)).toEqual([false, true]);
});

test('a goal without an event that no other answer confirms rings after a minute', async () => {
  const tab = await openTab();
  await pass(10_000);
  live = [sampleMatch(1, { score: [1, 0], events: [] })];
  await pass(2_000);
  outage = 'livescores';
  await pass(50_000);
  expect(tab.keys()).toEqual([]);
  await pass(12_000);
  expect(tab.keys()).toEqual(['1 goal home 1']);
});

test('a ruled-out goal takes the place of its toast', async () => {
  await openTab();
  await pass(10_000);
  live = [goal()];
  await pass(10_000);
  live = [sampleMatch(1, { minute: [24] })];
  await pass(10_000);
  expect(toasts.get()).toMatchObject([{ kind: 'ruled-out', corrects: '1 goal home 1' }]);
});

test('a match that leaves the live list is requested until it has its result', async () => {
  const tab = await openTab();
  await pass(10_000);
  live = [];
  byId = [sampleMatch(1, { minute: [90], status_period: '2nd Half' })];
  await pass(10_000);
  expect(tab.news).toEqual([]);
  byId = [sampleMatch(1, { phase: 'finished', status: 3, score: [1, 0] })];
  await pass(20_000);
  expect(tab.keys()).toEqual(['1 goal home 1', '1 full-time']);
  const rest = count('t=sort');
  await pass(MINUTE_MS);
  expect(count('t=sort')).toBe(rest);
});

test('line-ups: requested from 75 minutes before the kick-off, every three minutes until they are out', async () => {
  set({ bells: { 'team 1002': ['line-ups'] } });
  live = [];
  day = [2, 3].map((number) =>
    sampleMatch(number, {
      phase: 'scheduled',
      status: 0,
      score: null,
      minute: null,
      kickOff: KICK_OFF + 80 * 60,
    }),
  );
  const tab = await openTab();
  await pass(4 * MINUTE_MS);
  expect(count('match_lineups')).toBe(0);
  await pass(10 * MINUTE_MS);
  expect(count('match_lineups')).toBeGreaterThan(1);
  expect(count('match_lineups')).toBeLessThan(5);
  expect(tab.news).toEqual([]);
  lineUp = { ...NO_LINE_UP, squad: [{}] };
  await pass(4 * MINUTE_MS);
  expect(tab.keys()).toEqual(['2 line-ups']);
  const rest = count('match_lineups');
  await pass(10 * MINUTE_MS);
  expect(count('match_lineups')).toBe(rest);
  expect(count('t=schedule')).toBeLessThanOrEqual(2 * 7);
});

test('a match with a bell on another day: its new time', async () => {
  set({ bells: { 'match 5': ALERT_KINDS } });
  const at = (kickOff: number) =>
    sampleMatch(5, { phase: 'scheduled', status: 0, score: null, minute: null, kickOff });
  byId = [at(KICK_OFF + 3 * 86_400)];
  const tab = await openTab();
  await pass(10_000);
  byId = [at(KICK_OFF + 4 * 86_400)];
  await pass(6 * MINUTE_MS);
  expect(tab.news).toMatchObject([{ kind: 'moved', detail: 'new-time', kickOff: KICK_OFF + 4 * 86_400 }]);
  expect(count('t=sort&ids=5')).toBe(2);
  expect(count('t=schedule')).toBe(0);
});

test('without locks a tab is elected while it is visible', async () => {
  locks = undefined;
  const tab = await openTab();
  await pass(10_000);
  expect(requests).toEqual([]);
  tab.look({ isVisible: true });
  await pass(10_000);
  live = [goal()];
  await pass(10_000);
  expect(tab.keys()).toEqual(['1 goal home 1']);
  tab.look({ isVisible: false });
  const polls = count('livescores');
  await pass(30_000);
  expect(count('livescores')).toBe(polls);
});

test('the count of unseen alerts is in the title of a hidden tab until the viewer has seen them anywhere', async () => {
  document.title = 'Scores';
  const [hidden, other] = [await openTab(), await openTab()];
  await pass(10_000);
  live = [goal()];
  await pass(10_000);
  expect(document.title).toBe('(1) Scores');
  document.title = 'Scores, 1 goal';
  await pass(10_000);
  expect(document.title).toBe('(1) Scores, 1 goal');
  live = [scored(1, 1)];
  await pass(10_000);
  expect(document.title).toBe('(2) Scores, 1 goal');
  expect(toasts.get()).toHaveLength(2);
  other.look({ isVisible: true });
  expect(document.title).toBe('Scores, 1 goal');
  // All tabs of a test share their toasts: the hidden one has removed them.
  expect(toasts.get()).toEqual([]);
  await pass(2000);
  expect(document.title).toBe('Scores, 1 goal');
  expect(hidden.news).toHaveLength(2);
});
