import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer, failure, fakeServer, holdRequests } from '#web/testing/fake-server.ts';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import {
  openScores,
  openWithAllRows,
  renderedRows,
  server,
  serverAnswer,
  setUpScores,
  worldNow,
} from '#web/testing/scores-page.tsx';
import { Scores } from './page.tsx';

setUpScores();

/** 600 matches in 20 competitions, the first 60 of them in play. */
function busyDay(): void {
  const all = Array.from({ length: 600 }, (_, at) =>
    sampleMatch(at + 1, {
      league: { id: String(Math.floor(at / 30) + 10), name: `League ${Math.floor(at / 30)}` },
      ...(at < 60
        ? {}
        : { status: 0, phase: 'scheduled', score: null, minute: null, kickOff: KICK_OFF + 7200 }),
    }),
  );
  server.day = all;
  server.live = all.slice(0, 60);
}

const TO_COME = { status: 0, phase: 'scheduled', score: null, minute: null } as const;
/** At midnight in Kathmandu. */
const TOO_EARLY = sampleMatch(2, { ...TO_COME, kickOff: KICK_OFF - 20.75 * 3600 });
const row = (name: RegExp) => screen.getByRole('link', { name });

test('a poll that changes 5 of 600 matches renders exactly these 5 rows', async () => {
  busyDay();
  await openWithAllRows();
  expect(renderedRows()).toHaveLength(600);
  const changed = ['3', '17', '30', '44', '59'];
  server.version += 1;
  server.live = server.live.map((match) =>
    changed.includes(match.id)
      ? sampleMatch(Number(match.id), { score: [1, 0], league: match.league })
      : match,
  );
  await pass(6000);
  expect([...renderedRows()].sort()).toEqual([...changed].sort());
  expect(row(/^Home 3 1, Away 3 0,/)).toBeDefined();
});

test('a poll that changes nothing renders no row and touches no node', async () => {
  busyDay();
  const requests = await openWithAllRows();
  renderedRows();
  const polls = requests.length;
  const mutations: MutationRecord[] = [];
  const observer = new MutationObserver((records) => mutations.push(...records));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  await pass(6000);
  mutations.push(...observer.takeRecords());
  observer.disconnect();
  expect(requests.length).toBe(polls + 1);
  expect(renderedRows()).toEqual([]);
  expect(mutations).toEqual([]);
});

test('a minute ticks without rendering its row', async () => {
  server.day = [sampleMatch(1, { minute: [20] })];
  server.live = server.day;
  openScores();
  await pass(1000);
  renderedRows();
  expect(row(/20th minute/)).toBeDefined();
  await pass(60_000);
  expect(row(/21st minute/)).toBeDefined();
  expect(renderedRows()).toEqual([]);
});

test("a goal is marked for a minute; the scorer's name comes without a second mark", async () => {
  server.day = [sampleMatch(1)];
  server.live = server.day;
  openScores();
  await pass(1000);
  expect(screen.queryByText('Goal')).toBeNull();
  server.version += 1;
  server.live = [sampleMatch(1, { score: [1, 0], events: [] })];
  await pass(6000);
  expect(within(row(/^Home 1 1, Away 1 0/)).getByText('Goal')).toBeDefined();
  expect(screen.getByText('scorer to be confirmed')).toBeDefined();
  server.version += 1;
  server.live = [sampleMatch(1, { score: [1, 0], events: [sampleEvent()] })];
  await pass(6000);
  expect(screen.getByText('20′ Osei')).toBeDefined();
  await pass(60_000);
  expect(screen.queryByText('Goal')).toBeNull();
});

test('a disallowed goal is struck through for a minute', async () => {
  server.day = [sampleMatch(1, { score: [1, 0] })];
  server.live = server.day;
  openScores();
  await pass(1000);
  server.version += 1;
  server.live = [sampleMatch(1, { score: [0, 0], minute: [24] })];
  await pass(6000);
  expect(screen.getByText('Goal ruled out')).toBeDefined();
  expect(screen.getByText('1–0').tagName).toBe('S');
  await pass(61_000);
  expect(screen.queryByText('Goal ruled out')).toBeNull();
});

test("a match that leaves the live list refetches the day's list once", async () => {
  server.day = [sampleMatch(1, { minute: [90], status_period: '2nd Half' })];
  server.live = server.day;
  const requests = openScores();
  await pass(1000);
  server.version += 1;
  server.live = [];
  server.day = [sampleMatch(1, { status: 3, phase: 'finished', minute: [90], score: [0, 0] })];
  const lists = () => requests.filter(({ url }) => url.endsWith('d=2026-11-21')).length;
  expect(lists()).toBe(1);
  await pass(7000);
  expect(lists()).toBe(2);
  expect(row(/full time/)).toBeDefined();
  await pass(10_000);
  expect(lists()).toBe(2);
});

test('the counts of the filters add up, and include abandoned and postponed matches', async () => {
  server.day = [
    sampleMatch(1),
    sampleMatch(2, { status: 3, phase: 'finished' }),
    sampleMatch(3, { status: 6, phase: 'off', score: [1, 1] }),
    sampleMatch(4, { status: 4, phase: 'off', score: null, minute: null }),
    sampleMatch(5, { status: 0, phase: 'scheduled', score: null, minute: null }),
  ];
  server.live = server.day.slice(0, 1);
  openScores('/?show=finished');
  await pass(1000);
  const filters = screen.getByRole('navigation', { name: 'Show' });
  expect(
    within(filters)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All5', 'Live1', 'Finished2', 'Upcoming2']);
  expect(row(/^Home 3 1, Away 3 1, abandoned/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Home 1/ })).toBeNull();
});

test('numbers stay when the server is down, are dimmed, and the page says why', async () => {
  server.day = [sampleMatch(1, { score: [2, 1] })];
  server.live = server.day;
  openScores();
  await pass(1000);
  server.failure = new TypeError('Failed to fetch');
  await pass(30_000);
  expect(row(/^Home 1 2, Away 1 1/)).toBeDefined();
  expect(screen.getByText(/^as of 15:20:0\d$/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Can’t reach Touchline');
  server.failure = null;
  await pass(30_000);
  expect(screen.getByText(/up to date/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('without a first response the page says so and keeps trying', async () => {
  server.failure = new TypeError('Failed to fetch');
  server.day = [sampleMatch(1)];
  server.live = server.day;
  openScores();
  await pass(1000);
  expect(screen.getByRole('alert').textContent).toContain('Can’t reach Touchline');
  server.failure = null;
  await pass(15_000);
  expect(row(/^Home 1/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a match that no answer starts is overdue by the answers, and not by the clock', async () => {
  server.day = [sampleMatch(1, { ...TO_COME, kickOff: KICK_OFF + 960 })];
  server.live = [];
  openScores();
  await pass(1000);
  expect(row(/^Home 1 v Away 1, kick-off 15:16$/)).toBeDefined();
  await pass(120_000);
  expect(row(/^Home 1 v Away 1, delayed$/)).toBeDefined();
  server.failure = new TypeError('Failed to fetch');
  await pass(1_800_000);
  expect(row(/^Home 1 v Away 1, delayed$/)).toBeDefined();
  server.failure = null;
  await pass(60_000);
  expect(row(/^Home 1 v Away 1, no update since kick-off$/)).toBeDefined();
});

test('a day whose list fails to load is not called empty, up to date or counted', async () => {
  server.day = [];
  server.live = [sampleMatch(1)];
  fakeServer((url) => (url.includes('fixtures') ? new TypeError('Failed to fetch') : serverAnswer(url)));
  renderPage(<Scores />, '/?d=2026-11-28');
  await pass(1000);
  await pass(1000);
  expect(screen.queryByText('No matches on this day.')).toBeNull();
  expect(screen.queryByText(/up to date/)).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Can’t reach Touchline');
  leavePages();
  renderPage(<Scores />);
  await pass(1000);
  expect(row(/^Home 1/)).toBeDefined();
  const filters = within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link');
  expect(filters.map(({ textContent }) => textContent)).toEqual(['All–', 'Live–', 'Finished–', 'Upcoming–']);
});

/** Opens a day in Kathmandu whose first UTC day fails, until `recover` is called. */
async function openHalfDay() {
  localStorage.setItem('zone', 'Asia/Kathmandu');
  server.day = [sampleMatch(1, { status: 3, phase: 'finished', minute: null })];
  let isFailing = true;
  const requests = fakeServer((url) => {
    if (!url.includes('d=2026-11-20')) return serverAnswer(url);
    return isFailing ? failure(500, 'upstream_unavailable') : answer([TOO_EARLY]);
  });
  renderPage(<Scores />, '/?d=2026-11-21');
  await pass(3000);
  await vi.dynamicImportSettled(); // the code of the note loads on first use
  await pass(1000);
  return {
    requests,
    recover: () => {
      isFailing = false;
    },
  };
}

test('of a day of which a part fails the other part is there, counted, with the hours that are missing', async () => {
  const { requests, recover } = await openHalfDay();
  expect(screen.getByText('Matches before 05:45 could not be loaded.')).toBeDefined();
  const filters = () => within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link');
  expect(filters()[0]?.textContent).toBe('All1');
  recover();
  const count = requests.length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(1000);
  expect(requests.slice(count).some(({ url }) => url.includes('d=2026-11-20'))).toBe(true);
  expect(filters()[0]?.textContent).toBe('All2');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('the part of a day that is there stays while the other one is requested again', async () => {
  await openHalfDay();
  const link = row(/^Home 1/);
  const attempts = holdRequests('d=2026-11-20');
  await pass(14_000);
  expect(attempts.length).toBeGreaterThan(0);
  expect(row(/^Home 1/)).toBe(link);
});

test('a day without matches says so', async () => {
  server.day = [];
  server.live = [];
  openScores('/?d=2026-12-24');
  await pass(1000);
  await vi.dynamicImportSettled(); // the code of the empty state loads on first use
  await pass(1000);
  await pass(1000);
  expect(screen.getByText('No matches on this day.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Football scores, Thursday, 24 December 2026',
  );
});

test('does not poll for a past day', async () => {
  server.day = [sampleMatch(1, { status: 3, phase: 'finished', kickOff: KICK_OFF - 86_400 })];
  server.live = [];
  const requests = fakeServer((url) => ({
    ...answer(url.includes('d=2026-11-20') ? server.day : []),
    headers: { 'world-time': `${Math.round(worldNow())}; rate=1` },
  }));
  renderPage(<Scores />, '/?d=2026-11-20');
  await pass(1000);
  await pass(4000); // the day's events come when the page is idle
  const before = requests.length;
  await pass(120_000);
  expect(requests.length).toBe(before);
});

test.each([
  ['/', 'Scores, 21 Nov · Touchline'],
  ['/?show=finished', 'Scores, 21 Nov · Touchline'],
  ['/?show=live', 'Live · Touchline'],
  ['/?show=live&d=2026-11-22', 'Live · 22 Nov · Touchline'],
])('%s is titled %s', async (address, title) => {
  openScores(address);
  await pass(1000);
  expect(document.title).toBe(title);
});

test('the matches come before the sidebar, and are where the skip link leads', async () => {
  server.day = [sampleMatch(1)];
  openScores();
  await pass(1000);
  const matches = document.getElementById('matches');
  expect(within(matches as HTMLElement).getByRole('link', { name: /^Home 1/ })).toBeDefined();
  const age = screen.getByText(/up to date/);
  expect(matches?.compareDocumentPosition(age)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
