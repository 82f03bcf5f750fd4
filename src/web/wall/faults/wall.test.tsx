/** Faults that a wall display survives without anybody touching it, by row of the fault catalogue. */
import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { freshness } from '#web/data/freshness.ts';
import { CAUGHT_BY_BOUNDARY, expectMessages } from '#web/testing/expected-messages.ts';
import { createWallServer, openWall, pageOf, passTime, setUpWalls } from '#web/testing/open-wall.tsx';
import { spaceOf } from '#web/wall/frame/space.ts';
import { offsetAt } from '#web/wall/health/pixel-shift.ts';
import type { View } from '#web/wall/view.ts';
import { loadedViews } from '#web/wall/views/views.ts';

setUpWalls();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const stale = () => document.querySelector('[data-stale]');
const trouble = () => document.querySelector('[data-trouble]')?.getAttribute('data-trouble') ?? null;

/** What fills the screen for a goal. */
const takeovers = () => screen.queryAllByRole('status').filter(({ textContent }) => /GOAL/.test(textContent));

/** Opens a wall and waits for its first data. */
async function openFresh(search?: string) {
  const server = createWallServer();
  const wall = openWall(search);
  await passTime(3000);
  expect(screen.getByText('Home 1')).toBeTruthy();
  expect(stale()).toBeNull();
  return { server, ...wall };
}

test('W1 two weeks leave nothing behind: queries, storage and nodes are as after the second day', async () => {
  const { server, client, container } = await openFresh();
  const sizes = async () => {
    // Longer than an answer without a view is kept.
    await passTime(6 * 60_000, 60_000);
    return {
      queries: client.getQueryCache().getAll().length,
      freshness: freshness.get().size,
      stored: Object.keys(localStorage).length,
      nodes: container.querySelectorAll('*').length,
    };
  };
  const playDay = async (day: number) => {
    server.aheadMs = day * DAY_MS;
    const kickOff = KICK_OFF + day * 86_400;
    server.matches = [1, 2].map((number) => sampleMatch(day * 10 + number, { score: [day % 7, 0], kickOff }));
    await passTime(12_000, 6000);
    expect(screen.getByText(`Home ${day * 10 + 1}`)).toBeTruthy();
  };
  // The first day after which there are results of the day before.
  for (const day of [1, 2]) await playDay(day);
  const first = await sizes();
  for (let day = 3; day <= 14; day += 1) await playDay(day);
  const last = await sizes();
  expect([last.stored, last.nodes]).toEqual([first.stored, first.nodes]);
  // A request about a match that has just ended may still be there.
  expect(last.queries).toBeLessThanOrEqual(first.queries + 1);
  expect(last.freshness).toBeLessThanOrEqual(first.freshness + 1);
  expect(first.stored).toBeGreaterThan(0);
});

test('W2 a new graphics process can paint all of it again: it is text and shapes, and changes every second', async () => {
  const { container } = await openFresh();
  expect(container.querySelectorAll('canvas, video, iframe')).toHaveLength(0);
  const before = container.textContent;
  await passTime(2000);
  expect(container.textContent).not.toBe(before);
});

test('W3 a wall that was started again paints the last data at once, dated, and confirms them with the first answer', async () => {
  const { server, close } = await openFresh();
  window.dispatchEvent(new Event('pagehide'));
  close();
  server.behaviour = 'silent';
  openWall();
  expect(screen.getByText('Home 1')).toBeTruthy();
  expect(trouble()).toBe('loading');
  expect(screen.getByText(/^As of 15:23:0\d$/)).toBeTruthy();
  server.behaviour = 'answers';
  await passTime(40_000);
  expect(stale()).toBeNull();
});

test('W4 a network that comes and goes every 10 s for ten minutes never leaves the wall blank', async () => {
  const { server, reload } = await openFresh();
  const blanks: number[] = [];
  for (let second = 0; second < 600; second += 5) {
    server.behaviour = second % 20 < 10 ? 'gone' : 'answers';
    await passTime(5000, 5000);
    if (!screen.queryByText('Home 1')) blanks.push(second);
  }
  expect(blanks).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('W5 a new version is loaded at a quiet moment, once, and not while the server is away', async () => {
  const { server, reload } = await openFresh('?views=board&every=10&zone=Europe/London');
  server.page = pageOf('wall-2');
  // A goal a minute keeps everybody's eyes on the wall.
  for (let goal = 2; goal < 8; goal += 1) {
    server.matches = [sampleMatch(1, { score: [goal, 0] }), sampleMatch(2)];
    await passTime(55_000, 5000);
  }
  expect(reload).not.toHaveBeenCalled();
  server.behaviour = 'gone';
  await passTime(70_000, 5000);
  expect(reload).not.toHaveBeenCalled();
  server.behaviour = 'answers';
  await passTime(60_000, 1000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('W6 the picture moves by a few pixels a minute, and another screen changes no proportion', async () => {
  const offsets = Array.from({ length: 60 }, (_, minute) => offsetAt(minute));
  for (const [x, y] of offsets) expect(Math.hypot(x, y)).toBeLessThanOrEqual(8);
  expect(new Set(offsets.map(String)).size).toBeGreaterThan(5);
  const roomOn = (width: number, height: number) => ({ ...spaceOf(width, height), pixels: null });
  expect(roomOn(3840, 2160)).toEqual(roomOn(1920, 1080));
  expect(roomOn(1280, 720)).toEqual(roomOn(1920, 1080));
  await openFresh();
  for (const [width, height] of [
    [3840, 2160],
    [1080, 1920],
    [2560, 1080],
    [1280, 720],
  ]) {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    await act(async () => void window.dispatchEvent(new Event('resize')));
    expect(screen.getByText('Home 1')).toBeTruthy();
  }
});

test('an hour without a network: the scores stay, look stale and say why, and are new again at once', async () => {
  const { server } = await openFresh();
  server.behaviour = 'gone';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await passTime(8000);
  expect(stale(), 'one failed poll').toBeNull();
  await passTime(8000);
  expect(stale()).not.toBeNull();
  expect(screen.getByText('No network')).toBeTruthy();
  const minute = () => document.querySelector('main')?.textContent?.match(/\d+′/g)?.join();
  const frozen = minute();
  await passTime(HOUR_MS, 30_000);
  expect(screen.getByText('Home 1')).toBeTruthy();
  expect(screen.getByText(/^As of 15:23:0\d$/)).toBeTruthy();
  expect(screen.getByText(/^data 1 h old$/)).toBeTruthy();
  expect(minute()).toBe(frozen);
  server.behaviour = 'answers';
  await act(async () => void window.dispatchEvent(new Event('online')));
  await passTime(1000, 500);
  expect(stale()).toBeNull();
});

test('a goal takes the screen, but not while the data are stale', async () => {
  const { server } = await openFresh('?views=next,board&zone=Europe/London');
  server.matches = [sampleMatch(1, { score: [2, 0] }), sampleMatch(2)];
  await passTime(6000);
  expect(takeovers()).toHaveLength(1);
  // Its turn comes 20 s after the first.
  server.matches = [sampleMatch(1, { score: [2, 0] }), sampleMatch(2, { score: [0, 1] })];
  await passTime(5500);
  server.behaviour = 'gone';
  let staleSeconds = 0;
  for (let second = 0; second < 30; second += 1) {
    await passTime(1000);
    if (stale()) {
      staleSeconds += 1;
      expect(takeovers()).toEqual([]);
    }
  }
  expect(staleSeconds).toBeGreaterThan(10);
});

test('a server that was killed and started again: the wall reconnects within 30 s', async () => {
  const { server, reload } = await openFresh('?views=board&zone=Europe/London&foo=1');
  // Two pages, neither of which turns without news.
  server.matches = Array.from({ length: 10 }, (_, at) => sampleMatch(at + 1));
  await passTime(6000);
  server.behaviour = 'gone';
  await passTime(60_000, 10_000);
  const lastPage = screen.getByRole('main').textContent;
  // An odd number of turns.
  await passTime(9 * 60_000 + 15_000, 5000);
  expect(screen.getByRole('main').textContent).toBe(lastPage);
  expect(screen.getByText('Touchline server not answering')).toBeTruthy();
  expect(screen.getByText(/unknown parameter “foo”/)).toBeTruthy();
  expect(screen.getByText(/^(next try in \d+ s|trying now)$/)).toBeTruthy();
  server.behaviour = 'answers';
  await passTime(30_000);
  expect(stale()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['outage', 'service', 'Score feed not answering'],
  ['limit', 'limitDay', 'Today’s data limit is used up'],
] as const)('an %s has its own words, and the last scores stay', async (behaviour, cause, title) => {
  const { server } = await openFresh();
  server.behaviour = behaviour;
  await passTime(60_000, 5000);
  expect(trouble()).toBe(cause);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText('Home 1')).toBeTruthy();
  server.behaviour = 'answers';
  await passTime(30_000);
  expect(stale()).toBeNull();
});

test('of a day of which a part fails a wall shows the other part as always, and says which hours are missing', async () => {
  const server = createWallServer();
  server.failing = 'd=2026-11-20';
  openWall('?views=board&zone=Asia/Kathmandu');
  await passTime(12_000);
  expect(screen.getByText('Home 1')).toBeTruthy();
  expect(screen.getByText('Matches before 05:45 could not be loaded.')).toBeTruthy();
  await passTime(60_000, 5000);
  expect(stale()).toBeNull();
  server.matches = [sampleMatch(1, { score: [2, 0] }), sampleMatch(2)];
  await passTime(6000);
  expect(takeovers()).toHaveLength(1);
  server.failing = null;
  await passTime(60_000, 5000);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(stale()).toBeNull();
});

test('a wall that has never had data says what it waits for, why, and when it tries again', async () => {
  const server = createWallServer();
  server.behaviour = 'gone';
  openWall();
  await passTime(3000);
  expect(screen.getByText('Waiting for the first scores')).toBeTruthy();
  expect(screen.getByText('Touchline server not answering')).toBeTruthy();
  expect(screen.getByText(/^(next try in \d+ s|trying now)$/)).toBeTruthy();
  server.behaviour = 'answers';
  await passTime(30_000);
  expect(screen.getByText('Home 1')).toBeTruthy();
});

test('a hidden window with one failed poll goes on polling', async () => {
  const { server } = await openFresh();
  focusManager.setFocused(false);
  server.behaviour = 'gone';
  await passTime(7000);
  server.behaviour = 'answers';
  await passTime(15_000);
  server.requests.length = 0;
  await passTime(30_000);
  focusManager.setFocused(undefined);
  expect(server.requests.filter((url) => url.includes('t=live')).length).toBeGreaterThan(3);
  expect(stale()).toBeNull();
});

test('requests that the server does not answer are repeated, and at last the page is reloaded, not more than once in ten minutes', async () => {
  const { server, reload } = await openFresh();
  server.behaviour = 'silent';
  await passTime(60_000, 5000);
  expect(stale()).not.toBeNull();
  server.behaviour = 'answers';
  await passTime(40_000);
  expect(stale()).toBeNull();

  // Only pages answer: the requests of this one are stuck.
  server.behaviour = 'silent-answers';
  await passTime(9 * 60_000, 5000);
  expect(reload).not.toHaveBeenCalled();
  await passTime(3 * 60_000, 5000);
  expect(reload).toHaveBeenCalledTimes(1);
  await passTime(7 * 60_000, 5000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Home 1')).toBeTruthy();
});

test('a view that throws leaves the frame, the others go on, and the page is reloaded after a while', async () => {
  expectMessages(CAUGHT_BY_BOUNDARY, /broken view/);
  const next = vi
    .spyOn(loadedViews.get().next as View, 'pages')
    .mockImplementation(() => [{ key: 'broken', title: 'Broken', note: null, element: <Broken /> }]);
  const { reload, container } = await openFresh('?views=next,board&every=5&zone=Europe/London');
  for (let second = 0; second < 60; second += 5) {
    await passTime(5000);
    expect(container.querySelector('header, footer')).not.toBeNull();
  }
  expect(next).toHaveBeenCalled();
  expect(screen.getByText('Home 1')).toBeTruthy();
  await passTime(5 * 60_000, 5000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('full storage: the wall goes on without a snapshot', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  const { server, close } = await openFresh();
  await passTime(120_000, 10_000);
  expect(stale()).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  close();
  server.behaviour = 'gone';
  openWall();
  await passTime(3000);
  expect(screen.getByText('Waiting for the first scores')).toBeTruthy();
});

function Broken(): never {
  throw new Error('broken view');
}
