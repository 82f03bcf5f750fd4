/** Requests to the data service caused by many polling clients. */
import { describe, expect, test } from 'vitest';
import { SENT } from '#bff/testing/canary.ts';
import {
  type AnswerHandler,
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';
import { postToWalls, WALL_STATE, wallId, wallReport } from '#bff/testing/wall-requests.ts';
import {
  WALL_COMMANDS_SECONDS,
  WALL_REMOTE_PATH,
  WALL_REPORT_PATH,
  WALL_REPORT_SECONDS,
} from '#contract/wall-relay.ts';

const LIVE = '/api/v2.2/livescores/?t=live';

/** What a wall requests for its views. */
const WALL_VIEWS = [
  LIVE,
  '/api/v2.2/fixtures/?t=schedule&d=2026-11-21&include=events',
  '/api/v2.2/fixtures/?t=info&id=7&include=events,stats',
  '/api/v2.2/fixtures/?t=schedule&d=2026-11-22',
];

/** Returns the requests to the data service that a number of walls cause in half a minute. */
async function costOfWalls(count: number): Promise<readonly string[]> {
  const answer: AnswerHandler = (_, __, url) =>
    url.searchParams.get('t') === 'info'
      ? { data: fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS), meta: {} }
      : liveEnvelope();
  // Nothing is refreshed between two polls, so that each count is exact.
  const testBff = await startBffForTest(answer, {}, { schedule: () => () => {} });
  const { get, clock, upstream } = testBff;
  const dueAt = new Map<string, number>();
  for (let second = 0; second < 30; second += 1) {
    for (let wall = 0; wall < count; wall += 1) {
      for (const path of WALL_VIEWS) {
        const key = `${wall} ${path}`;
        // The walls are switched on one after another.
        if (second < (dueAt.get(key) ?? wall % 7)) continue;
        const { statusCode, headers } = await get(path);
        expect(statusCode).toBe(200);
        dueAt.set(key, second + Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1]));
      }
      if (second % WALL_COMMANDS_SECONDS === 0) {
        const commands = {
          do: 'commands',
          wall: wallId(wall),
          after: 0,
          state: WALL_STATE,
          visibleMatches: [],
        };
        expect((await postToWalls(testBff, WALL_REMOTE_PATH, commands)).statusCode).toBe(200);
      }
      if (second % WALL_REPORT_SECONDS === 0)
        expect((await postToWalls(testBff, WALL_REPORT_PATH, wallReport(wall))).statusCode).toBe(200);
    }
    clock.tick(1);
  }
  return upstream.hits;
}

describe('polling clients', () => {
  test('cost the data service what one costs, if they are 20 walls', async () => {
    const [one, twenty] = [await costOfWalls(1), await costOfWalls(20)];
    expect(one.length).toBeGreaterThan(12);
    expect(twenty.toSorted()).toEqual(one.toSorted());
  });

  test('get a fresh answer without a request to the data service', async () => {
    const { get, clock, upstream } = await startBffForTest(() => liveEnvelope());
    for (let second = 0; second < 5; second += 1) {
      await Promise.all(Array.from({ length: 20 }, () => get(LIVE)));
      clock.tick(0.99);
    }
    expect(upstream.hits).toHaveLength(1);
  });

  test('cause one request for 500 simultaneous polls, also when it fails', async () => {
    const { get, upstream } = await startBffForTest(() => liveEnvelope());
    const answers = await Promise.all(Array.from({ length: 500 }, () => get(LIVE)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(upstream.hits).toHaveLength(1);

    upstream.answer = (_, response) => void response.writeHead(500).end();
    const failures = await Promise.all(Array.from({ length: 500 }, () => get('/api/v2.2/countries/?t=list')));
    expect(new Set(failures.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(upstream.hits).toHaveLength(2);
  });

  test('share one answer for every spelling of a request', async () => {
    const { get, upstream } = await startBffForTest(() => ({
      data: fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS),
      meta: {},
    }));
    for (const query of [
      't=info&id=7&include=events,stats',
      'id=7&include=stats,events,stats&t=info',
      't=match_by_id&include=match_stats,match_events&id=7&utc=0&lang=en&odds_format=decimal',
    ]) {
      expect((await get(`/api/v2.2/fixtures?${query}`)).statusCode).toBe(200);
    }
    expect(upstream.hits).toEqual([`/v2.2/fixtures/?${SENT}&t=info&id=7&include=events,stats`]);
  });

  test('get 304 for a known tag, and unchanged data keep their tag', async () => {
    const { get, clock } = await startBffForTest(() => liveEnvelope());
    const first = await get(LIVE);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    clock.tick(6);
    const second = await get(LIVE, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(second.headers).toMatchObject({
      etag,
      age: '0',
      'cache-control': 'max-age=5, stale-while-revalidate=60',
    });
    expect(second.headers['world-time']).toBe(`${NOON + 6_000}; rate=1`);
    expect((await get(LIVE, { headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });
});
