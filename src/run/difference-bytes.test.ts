/** Bytes of difference polls of a busy Saturday, through the proxy with the embedded service. */
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bff } from '#bff/bff.ts';
import { createBff } from '#bff/server.ts';
import { availableDictionary, openDifference } from '#bff/testing/open-difference.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { startApp } from '#service/testing/start-app.ts';

const START = Date.parse('2026-11-21T15:10:00Z');
const LIVE_LIST = 'livescores/?t=live&include=events';
const DAY_LIST = 'fixtures/?t=schedule&d=2026-11-21';
const BROWSER = { 'accept-encoding': 'br, dcz' };
const service = startApp();
let now = START;
const clock: AgeingClock = { now: () => now, ageingNow: () => now, rate: 1 };
let bff: Bff;

beforeAll(async () => {
  bff = await createBff({
    upstream: {
      url: await service.app.listen({ host: '127.0.0.1', port: 0 }),
      ...{ user: 'demo', token: 'demo', mode: 'embedded' },
    },
    clock,
    // The time between two polls passes on the machine, too.
    elapsed: () => now - START,
    host: '127.0.0.1',
    port: 0,
    webRoot: null,
    pages: [],
  });
}, 60_000);

afterAll(async () => {
  await bff.close();
  await service.app.close();
});

/** Sets the world's instant and makes its answer: in this process, that can block the proxy longer than it waits. */
async function setWorld(instant: number, path: string) {
  now = instant;
  service.setNow(new Date(instant).toISOString());
  await service.get(path);
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
    await setWorld(at, path);
    await get(path);
    const { rawPayload: before } = await get(path, { 'accept-encoding': '' });
    await setWorld(at + periodMs, path);
    const { headers, rawPayload } = await get(path, { 'available-dictionary': availableDictionary(before) });
    const brotli = await get(path);
    // On a busy machine a newer answer may have come in between.
    if (brotli.headers.etag !== headers.etag) continue;
    const whole = brotliDecompressSync(brotli.rawPayload);
    if (whole.equals(before)) continue;
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
  expect(await medianShare(LIVE_LIST, 5_000, 16)).toBeLessThanOrEqual(1 / 20);
}, 60_000);

test('a poll of the day’s list costs at most a fortieth of its brotli bytes', async () => {
  expect(await medianShare(DAY_LIST, 30_000, 8)).toBeLessThanOrEqual(1 / 40);
}, 60_000);
