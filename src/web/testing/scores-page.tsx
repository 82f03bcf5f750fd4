import { beforeEach, vi } from 'vitest';
import type { MatchRow as Match } from '#contract/records/match.ts';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { MatchRow, type MatchRowProps } from '#web/features/match-row/match-row.tsx';
import { Scores } from '#web/routes/scores/page.tsx';
import { answer, type FakeResponse, fakeServer } from './fake-server.ts';
import { recordRenders } from './record-renders.ts';
import { drawAllRows, pass, renderPage } from './render-page.tsx';
import { setUpPages } from './set-up-pages.ts';

const FIRST_STATE = {
  day: [] as readonly Match[],
  live: [] as readonly Match[],
  /** Matches that a list asks for by id. */
  related: [] as readonly Match[],
  failure: null as Error | null,
};

/** The fake server's matches on 2026-11-21; a test that changes them raises the version too. */
export const server = { ...FIRST_STATE, version: 1 };

let startedAt = 0;

/** World time of the test in ms: 20 minutes and 5 seconds after kick-off, plus the elapsed time. */
export const worldNow = () => (KICK_OFF + 20 * 60 + 5) * 1000 + performance.now() - startedAt;

function matchesAt(url: string): readonly Match[] {
  const { day, live, related } = server;
  if (url.includes('livescores')) return live;
  if (url.includes('t=sort')) return related;
  if (url.endsWith('d=2026-11-21')) return day.map(({ events, ...match }) => match as Match);
  return url.includes('d=2026-11-21') ? day : [];
}

/** Returns the fake server's response at an address of the API. */
export function serverAnswer(url: string): FakeResponse | Error {
  if (server.failure) return server.failure;
  return {
    ...answer(matchesAt(url)),
    etag: `W/"${url} ${server.version}"`,
    headers: {
      'cache-control': url.includes('livescores') ? 'max-age=5' : 'max-age=30',
      'world-time': `${Math.round(worldNow())}; rate=1`,
    },
  };
}

/** Opens the page of scores at an address and returns the requests; `pass(1000)` brings its lists. */
export function openScores(address = '/') {
  const requests = fakeServer(serverAnswer);
  renderPage(<Scores />, address);
  return requests;
}

/** Opens the page of scores and waits until all its rows are drawn. */
export async function openWithAllRows(address?: string) {
  const requests = openScores(address);
  await pass(1000);
  await drawAllRows();
  return requests;
}

let rows: ReturnType<typeof recordRenders<MatchRowProps>>;

/** Returns the ids of the rows that rendered since the last call. */
export function renderedRows(): readonly string[] {
  const ids = rows.mock.calls.map(([{ record }]) => record.id);
  rows.mockClear();
  return ids;
}

/** Gives each test of a file an empty server, besides what every page test has. */
export function setUpScores(): void {
  setUpPages();
  beforeEach(() => {
    // The device's clock is off by a day, without effect.
    vi.setSystemTime('2026-11-20T03:00:00Z');
    startedAt = performance.now();
    rows = recordRenders(MatchRow);
    Object.assign(server, FIRST_STATE, { version: server.version + 1 });
  });
}
