import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { pause, resume } from '#web/clock/pause.ts';
import { digest } from '#web/features/alerts/alert-store.ts';
import { Announcer } from '#web/features/announcer/announcer.tsx';
import { announcementSetting } from '#web/settings/announcements.ts';
import { favourites } from '#web/settings/favourites.ts';
import { answer, type FakeResponse, failure, fakeServer } from '#web/testing/fake-server.ts';
import { pass, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { Scores } from './page.tsx';

/** The fake server's matches; tests change them. */
let matches: readonly MatchRow[] = [];
let version = 0;
let failing: FakeResponse | Error | null = null;
/** Reason why the BFF answers from its cache. */
let detail: string | null = null;
let cachedAt: number | null = null;
let startedAt = 0;

const worldNow = () => (KICK_OFF + 20 * 60 + 5) * 1000 + Math.round(performance.now() - startedAt);

function open() {
  const requests = fakeServer((url) => {
    if (failing) return failing;
    const isLive = url.includes('livescores');
    const age = cachedAt === null ? 0 : Math.floor((worldNow() - cachedAt) / 1000);
    const live = matches.filter(({ phase }) => phase === 'live');
    return {
      ...answer(isLive ? live : url.includes('d=2026-11-21') ? matches : []),
      etag: `W/"${isLive} ${version}"`,
      headers: {
        'cache-control': isLive ? 'max-age=5' : 'max-age=30',
        'world-time': `${worldNow()}; rate=1`,
        age: `${age}`,
        ...(detail && { 'cache-status': `Touchline; fwd=stale; ttl=-${age}; detail=${detail}` }),
      },
    };
  });
  renderPage(
    <>
      <Scores />
      <Announcer />
    </>,
  );
  return requests;
}

function serveMatches(...nextMatches: readonly MatchRow[]): void {
  matches = nextMatches;
  version += 1;
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const announcement = () => document.querySelector('[data-announcer]')?.textContent;
const follow = (id: string) => favourites.set([{ kind: 'match', id, name: id, img: null }]);

setUpPages();
beforeEach(() => {
  startedAt = performance.now();
  failing = null;
  detail = null;
  cachedAt = null;
});

afterEach(async () => {
  act(resume);
  await pass(20_000); // lets the current announcement end
});

test.each([
  ['no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false), 'You’re offline'],
  ['no server', () => undefined, 'Can’t reach Touchline'],
])('outdated numbers say since when and why: %s', async (_, cut, sentence) => {
  serveMatches(sampleMatch(1, { score: [2, 1] }));
  open();
  await pass(1000);
  expect(status()).toEqual(['']);
  cut();
  failing = new TypeError('Failed to fetch');
  await pass(30_000);
  expect(status()[0]).toMatch(/^Last updated 15:20:0\d\. /);
  expect(status()[0]).toContain(sentence);
  expect(document.querySelector('[data-old=true] a[data-step]')).not.toBeNull();
  failing = null;
  await pass(30_000);
  expect(status()).toEqual(['']);
  expect(document.querySelector('[data-old=true]')).toBeNull();
});

test.each([
  ['the service is down', 'connection', 'Live updates are delayed'],
  ['the limit is reached', 'limit; window=hour', 'This hour’s data limit is used up'],
])("outdated numbers from the server's cache say why: %s", async (_, why, sentence) => {
  serveMatches(sampleMatch(1));
  open();
  await pass(1000);
  detail = why;
  cachedAt = worldNow();
  await pass(30_000);
  expect(status()[0]).toMatch(/^Last updated 15:20:0\d\. /);
  expect(status()[0]).toContain(sentence);
});

test.each([
  [503, 'upstream_unavailable', 'Live updates are delayed'],
  [429, 'rate_limited', 'Updates are paused for a while'],
] as const)('without any numbers the page says why at once: %s %s', async (status, code, sentence) => {
  serveMatches(sampleMatch(1));
  failing = failure(status, code);
  open();
  await pass(1000);
  expect(screen.getByRole('alert').textContent).toContain(sentence);
});

test('is up to date at once after an hour in a hidden tab, and summarises the missed goals in one line', async () => {
  serveMatches(sampleMatch(1), sampleMatch(2, { score: [1, 1] }), sampleMatch(3));
  const requests = open();
  await pass(1000);
  show('hidden');
  const before = requests.length;
  serveMatches(
    sampleMatch(1, { score: [1, 0], events: [sampleEvent({ minute: 45, extra_minute: 2 })] }),
    sampleMatch(2, { score: [1, 3], phase: 'finished', status: 3 }),
    sampleMatch(3),
  );
  await pass(HOUR_MS);
  expect(requests).toHaveLength(before);
  // The device's clock is set back by a day in the meantime.
  vi.setSystemTime(Date.now() - 24 * HOUR_MS);
  show('visible');
  await pass(100);
  expect(screen.getByRole('link', { name: /^Home 1 1, Away 1 0/ })).toBeDefined();
  await pass(6000);
  expect(screen.queryByText('Goal')).toBeNull();
  const line = screen.getByText('3 goals since 15:20');
  const goalLinks = within(line.closest('details') as HTMLElement).getAllByRole('link');
  expect(goalLinks.map(({ textContent }) => textContent)).toEqual([
    'Home 1 1–0 Away 145+2′ Osei',
    'Home 2 1–3 Away 2',
  ]);
  // A goal after the return is news and not a missed one.
  serveMatches(
    sampleMatch(1, { score: [2, 0], events: [sampleEvent(), sampleEvent({ minute: 70 })] }),
    sampleMatch(2, { score: [1, 3], phase: 'finished', status: 3 }),
    sampleMatch(3),
  );
  await pass(6000);
  expect(screen.getByText('Goal')).toBeDefined();
  expect(screen.getByText('3 goals since 15:20')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(30_000);
  expect(screen.queryByText(/ goals? since /)).toBeNull();
});

test('shows no line of missed goals beside the digest of alerts', async () => {
  serveMatches(sampleMatch(1));
  open();
  await pass(1000);
  show('hidden');
  serveMatches(sampleMatch(1, { score: [1, 0] }));
  await pass(HOUR_MS);
  act(() => digest.set([]));
  show('visible');
  await pass(6000);
  act(() => digest.set(null));
  expect(screen.queryByText(/ goals? since /)).toBeNull();
});

test('a minute in another tab is no absence', async () => {
  serveMatches(sampleMatch(1));
  open();
  await pass(1000);
  show('hidden');
  serveMatches(sampleMatch(1, { score: [1, 0] }));
  await pass(60_000);
  show('visible');
  await pass(6000);
  expect(screen.queryByText(/ goals? since /)).toBeNull();
  expect(screen.getByText('Goal')).toBeDefined();
});

test('a paused page makes no requests, ticks no minute and says since when', async () => {
  serveMatches(sampleMatch(1, { minute: [20] }));
  const requests = open();
  await pass(1000);
  act(pause);
  const before = requests.length;
  serveMatches(sampleMatch(1, { minute: [22], score: [1, 0] }));
  await pass(120_000);
  expect(requests).toHaveLength(before);
  expect(screen.getByRole('link', { name: /^Home 1 0, Away 1 0, 20th minute/ })).toBeDefined();
  expect(screen.getByText('Paused at 15:20:06')).toBeDefined();
  expect(status()[0]).toContain('Updates paused at 15:20:06.');
  expect(document.querySelector('[data-old=true]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Resume updates' }));
  await pass(1000);
  expect(screen.getByRole('link', { name: /^Home 1 1, Away 1 0, 22nd minute/ })).toBeDefined();
  expect(status()).toEqual(['1 goal since 15:20', '']);
});

test('a paused page stays paused after leaving and returning', async () => {
  serveMatches(sampleMatch(1));
  open();
  await pass(1000);
  act(pause);
  show('hidden');
  show('visible');
  await pass(20_000);
  expect(screen.getByText(/^Paused at/)).toBeDefined();
});

test.each([
  ['page', 'Goal for Home 2. Home 2 1, Away 2 0.'],
  ['off', ''],
] as const)('announces as many goals as the viewer wants: %s', async (scope, text) => {
  announcementSetting.choose(scope);
  serveMatches(sampleMatch(1), sampleMatch(2));
  open();
  await pass(5000);
  serveMatches(sampleMatch(1), sampleMatch(2, { score: [1, 0] }));
  await pass(7000);
  expect(announcement()).toBe(text);
});

test('announces goals and disallowed goals of followed matches, but not the first data or a minute', async () => {
  follow('1');
  serveMatches(sampleMatch(1, { score: [1, 0] }), sampleMatch(2));
  open();
  await pass(5000);
  expect(announcement()).toBe('');
  serveMatches(sampleMatch(1, { score: [1, 1], minute: [24] }), sampleMatch(2, { score: [3, 0] }));
  await pass(7000);
  expect(announcement()).toBe('Goal for Away 1. Home 1 1, Away 1 1.');
  await pass(60_000);
  expect(announcement()).toBe('');
  serveMatches(sampleMatch(1, { score: [1, 0], minute: [25] }), sampleMatch(2, { score: [3, 0] }));
  await pass(7000);
  expect(announcement()).toBe('Goal ruled out. Home 1 1, Away 1 0.');
});

test('announces only the summary line on return', async () => {
  follow('1');
  serveMatches(sampleMatch(1));
  open();
  await pass(1000);
  show('hidden');
  serveMatches(sampleMatch(1, { score: [2, 0] }));
  await pass(HOUR_MS);
  show('visible');
  await pass(2000);
  expect(announcement()).toBe('');
  expect(status()).toContain('2 goals since 15:20');
});

test('the focus stays on its row over ten polls, with goals in and around it', async () => {
  serveMatches(sampleMatch(1), sampleMatch(2), sampleMatch(3));
  const requests = open();
  await pass(1000);
  const row = screen.getByRole('link', { name: /^Home 2/ });
  row.focus();
  const before = requests.length;
  for (let goals = 1; goals <= 10; goals += 1) {
    serveMatches(...[1, 2, 3].map((id) => sampleMatch(id, { score: [goals, 0], minute: [20 + goals] })));
    await pass(6000);
  }
  expect(requests.length).toBeGreaterThanOrEqual(before + 10);
  expect(document.activeElement).toBe(row);
  expect(row.isConnected).toBe(true);
  expect(row.textContent).toContain('Home 2 10, Away 2 0');
});
