/** Bytes of difference polls of a busy Saturday, through the proxy with the embedded service. */
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Bff, createBff } from '#bff/server.ts';
import { availableDictionary, openDifference } from '#bff/testing/open-difference.ts';
import { createClock, startSetting } from './clock.ts';
import { type EmbeddedService, startEmbedded } from './embedded.ts';

const START = Date.parse('2026-11-21T15:10:00Z');
const BROWSER = { 'accept-encoding': 'br, dcz' };
const clock = createClock(startSetting(START, 0.001));
let service: EmbeddedService;
let bff: Bff;

beforeAll(async () => {
  vi.stubEnv('SERVICE_PORT', '0');
  vi.stubEnv('SERVICE_CONTROL', 'on');
  service = await startEmbedded(clock);
  bff = await createBff({
    upstream: { url: service.address, user: 'demo', token: 'demo', mode: 'embedded' },
    clock,
    host: '127.0.0.1',
    port: 0,
    webRoot: null,
    pages: [],
  });
});

afterAll(async () => {
  await bff.close();
  await service.close();
});

async function setWorld(now: number): Promise<void> {
  const body = JSON.stringify({ now: new Date(now).toISOString(), speed: 0.001 });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${service.address}/control/clock`, { method: 'POST', headers, body });
  expect(response.ok).toBe(true);
  // The message of the service's process may arrive after its answer.
  await vi.waitFor(() => expect(clock.now()).toBeGreaterThanOrEqual(now), { interval: 2 });
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await bff.app.inject({ url: `/api/v2.2/${path}`, headers: { ...BROWSER, ...headers } });
  expect(response.statusCode).toBe(200);
  return response;
};

/** Polls at instants of an hour of play and a period later, and returns the median share of the brotli bytes. */
async function medianShare(path: string, periodMs: number, instants: number) {
  const polls: { readonly difference: number; readonly brotli: number; readonly length: number }[] = [];
  for (let instant = 0; instant < instants; instant += 1) {
    const at = START + (instant * 3_600_000) / instants;
    await setWorld(at);
    await get(path);
    const { rawPayload: before } = await get(path, { 'accept-encoding': '' });
    await setWorld(at + periodMs);
    const { headers, rawPayload } = await get(path, { 'available-dictionary': availableDictionary(before) });
    const brotli = await get(path);
    const whole = brotliDecompressSync(brotli.rawPayload);
    if (headers.etag === (await get(path)).headers.etag && whole.equals(before)) continue;
    expect(headers['content-encoding']).toBe('dcz');
    expect(openDifference(rawPayload, before).equals(whole)).toBe(true);
    polls.push({ difference: rawPayload.length, brotli: brotli.rawPayload.length, length: whole.length });
  }
  const difference = median(polls.map((poll) => poll.difference));
  const brotli = median(polls.map((poll) => poll.brotli));
  const share = median(polls.map((poll) => poll.difference / poll.brotli));
  console.log(
    `${path}: difference ${difference} bytes, brotli ${brotli}, share 1/${(1 / share).toFixed(1)}, identity ${median(polls.map(({ length }) => length))}, ${polls.length} polls`,
  );
  return share;
}

test('a poll of the live list with events costs at most a twentieth of its brotli bytes', async () => {
  expect(await medianShare('livescores/?t=live&include=events', 5_000, 24)).toBeLessThanOrEqual(1 / 20);
}, 60_000);

test('a poll of the day’s list costs at most a fortieth of its brotli bytes', async () => {
  expect(await medianShare('fixtures/?t=schedule&d=2026-11-21', 30_000, 12)).toBeLessThanOrEqual(1 / 40);
}, 60_000);
