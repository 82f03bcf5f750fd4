/** Small plans of the embedded service, tested through the proxy. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Bff } from '#bff/bff.ts';
import { createBff } from '#bff/server.ts';
import { createClock, startSetting } from './clock.ts';
import { type EmbeddedService, startEmbedded } from './embedded.ts';

const clock = createClock(startSetting(Date.parse('2026-11-21T15:30:00Z'), 1));
const resources: Bff[] = [];
let service: EmbeddedService;

beforeAll(async () => {
  vi.stubEnv('SERVICE_PORT', '0');
  vi.stubEnv('SERVICE_ACCOUNTS', 'free:secret:free,spent:secret:free,desk:secret:odds');
  service = await startEmbedded(clock);
});

afterAll(async () => {
  await Promise.all([...resources.map((bff) => bff.close()), service.close()]);
});

/** Fields of an answer that the tests read. */
interface Body<D> {
  readonly data: D;
  readonly meta: { readonly refused?: readonly string[] };
  readonly error?: { readonly code: string };
}

interface Entity {
  readonly id: string;
  readonly id_current_season?: string;
}

/** On a busy machine the first answer may be late, with status 503. */
const ATTEMPTS = 20;

/** Starts a proxy with the account of a user and returns a function that requests paths. */
async function startAs(user: string) {
  const bff = await createBff({
    upstream: { url: service.address, user, token: 'secret', mode: 'real' },
    clock,
    host: '127.0.0.1',
    port: 0,
    webRoot: null,
    pages: [],
  });
  resources.push(bff);
  return async <D = Entity>(path: string) => {
    let response = await fetch(`${bff.metricsAddress}/api/v2.2/${path}`);
    for (let attempt = 1; response.status === 503 && attempt < ATTEMPTS; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      response = await fetch(`${bff.metricsAddress}/api/v2.2/${path}`);
    }
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body<D> };
  };
}

test('spreads a free plan over the day and says so in the answer', async () => {
  const get = await startAs('free');
  const { status, headers } = await get('livescores/?t=live&include=events');
  expect([status, headers.get('cache-status')]).toEqual([200, expect.stringContaining('detail=allowance')]);
  const period = Number(/ttl=(\d+)/.exec(headers.get('cache-status') ?? '')?.[1]);
  // 97 requests for the remaining eight and a half hours of the day.
  expect(period).toBeGreaterThan(250);
  expect(period).toBeLessThan(400);
});

test('refuses only competitions that the plan lacks', async () => {
  const get = await startAs('free');
  const { body } = await get<Entity[]>('leagues/?t=list');
  const [own] = body.data;
  const standings = (season: string) => get(`leagues/?t=standings&season_id=${season}`);
  const season = Number(own?.id_current_season);
  const refusedAnswer = await standings(String(season - Number(own?.id) + 10));
  expect([refusedAnswer.status, refusedAnswer.body.error?.code]).toEqual([403, 'plan_limit']);
  expect((await standings(String(season))).status).toBe(200);
});

test('answers 429, not 403, for an account without requests left', async () => {
  const address = `${service.address}/v2.2/continents/?t=list&user=spent&token=secret`;
  for (let request = 0; request < 100; request += 1) await fetch(address);
  const get = await startAs('spent');
  const { status, headers, body } = await get('livescores/?t=live');
  expect([status, body.error?.code]).toEqual([429, 'rate_limited']);
  expect(headers.get('retry-after')).toBe('60');
});

test('answers prices, and matches without events, for a plan with odds only', async () => {
  const get = await startAs('desk');
  const { body } = await get<Entity[]>('livescores/?t=live&include=events');
  expect([body.data.length > 0, body.meta.refused]).toEqual([true, ['events']]);
  const id = body.data[0]?.id;
  const match = await get(`fixtures/?t=info&id=${id}&include=events,stats`);
  expect([match.status, match.body.data.id, match.body.meta.refused]).toEqual([200, id, ['events', 'stats']]);
  expect((await get(`fixtures/?t=match_odds&id=${id}`)).status).toBe(200);
  const events = await get(`fixtures/?t=match_events&id=${id}`);
  expect([events.status, events.body.error?.code]).toEqual([403, 'plan_limit']);
});
