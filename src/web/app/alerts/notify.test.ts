import { afterEach, expect, test, vi } from 'vitest';
import type { Alert } from '#news/alerts/alert.ts';
import { groupAlerts } from '#news/alerts/group-alerts.ts';
import { notify } from './notify.ts';

afterEach(() => vi.unstubAllGlobals());

const goal = { key: '99 goal home 1', kind: 'goals', matchId: '99' } as Alert;
const ruling = { ...goal, key: '99 goal home 1 ruled-out', kind: 'ruled-out', corrects: goal.key } as Alert;
const TEXT = { title: 'Goal', body: 'Home 1–0 Away' };
const NEWS = { silent: false, isUpdate: false };

/** A browser whose worker shows notifications; returns those that are there, by tag. */
function stubWorker({ isRegistered = true, refuses = false } = {}) {
  const current = new Map<string, object>();
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) => (current.has(tag) ? [{}] : []),
    async showNotification(title: string, { tag, ...options }: { tag: string }) {
      if (refuses) throw new TypeError('No permission');
      current.set(tag, { title, ...options });
    },
  };
  const serviceWorker = isRegistered
    ? { getRegistration: async () => registration, ready: Promise.resolve(registration) }
    : { getRegistration: async () => undefined, ready: new Promise(() => {}) };
  vi.stubGlobal('navigator', { serviceWorker });
  document.documentElement.lang = 'de';
  return current;
}

test('a notification names the match to open, and a ruling takes the place of its goal', async () => {
  const notifications = stubWorker();
  await notify([goal], TEXT, NEWS);
  expect([...notifications]).toEqual([
    [goal.key, { ...TEXT, lang: 'de', silent: false, icon: '/icon-192.png', data: { open: '/match/99' } }],
  ]);
  await notify([ruling], { title: 'Ruled out', body: '' }, NEWS);
  expect([...notifications]).toMatchObject([[goal.key, { title: 'Ruled out' }]]);
});

test('an update changes a notification that is there and shows none that is gone', async () => {
  const notifications = stubWorker();
  await notify([goal], TEXT, { silent: true, isUpdate: true });
  expect(notifications.size).toBe(0);
  await notify([goal], TEXT, NEWS);
  await notify([goal], { title: 'Goal', body: 'Osei' }, { silent: true, isUpdate: true });
  expect([...notifications.values()]).toMatchObject([{ body: 'Osei' }]);
});

test('without a worker, and where the browser refuses, there is none', async () => {
  for (const browser of [{ isRegistered: false }, { refuses: true }]) {
    const notifications = stubWorker(browser);
    await notify([goal], TEXT, NEWS);
    expect(notifications.size).toBe(0);
  }
});

test('more than four alerts of a kind are one notification, which opens the list', async () => {
  const kickOffs = [1, 2, 3, 4, 5].map(
    (id) => ({ key: `${id} kick-off`, kind: 'kick-off', matchId: String(id), at: 7 }) as Alert,
  );
  expect(groupAlerts([goal, ...kickOffs.slice(1)]).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  expect(groupAlerts([goal, ...kickOffs]).map(({ length }) => length)).toEqual([1, 5]);
  const notifications = stubWorker();
  await notify(kickOffs, TEXT, NEWS);
  expect([...notifications]).toMatchObject([['kick-off 7', { data: { open: '/' } }]]);
});
