import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createBff } from '#bff/server.ts';
import type { RequestParameters, SendRequest } from '#contract/crawl/crawl.ts';
import { crawlStepsOf } from '#contract/crawl/crawl-steps.ts';
import { answerOf, wireLive, wireMatch } from '#contract/testing/examples.ts';
import { createClock, startSetting } from '#run/clock.ts';
import { fileNameOf, parametersOf } from '#run/recording/file-name.ts';
import { startReplay } from '#run/recording/replay.ts';
import { checkFolder } from '#tools/check-wire.ts';
import { recordAnswers } from './record-answers.ts';
import { createAnswerScrubber } from './scrub-answer.ts';

const NOW = Date.parse('2026-09-04T18:00:00Z');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A service that returns the request in `info` and echoes its account. */
const service: SendRequest = async ({ route, t, shape }, question) => {
  const info = question.map((pair) => pair.join('=')).join('&');
  const id = Number(question.find(([name]) => name === 'id')?.[1] ?? 2700412);
  const data = t === 'live' ? [wireLive({ info })] : wireMatch({ id, info });
  const meta = { user: 'somebody', requests_left: 900, msg: `somebody asks ${route} with secret_token` };
  return { status: 200, body: answerOf(shape === 'list' && t !== 'live' ? [data] : data, meta) };
};

function record(only: string, ask = service, maxRequests = 100) {
  const scrub = createAnswerScrubber('somebody', 'secret_token');
  return recordAnswers(ask, { folder, now: NOW, steps: crawlStepsOf(only), maxRequests, scrub });
}

async function startReplayForTest(address = `file:${folder}`) {
  const clock = createClock(startSetting(0, 1));
  const replay = await startReplay(address, clock);
  if (replay === null) return null;
  onTestFinished(() => replay.close());
  const ask = async (path: string) => {
    const response = await fetch(`${replay.address}/v2.2/${path}`);
    return { status: response.status, body: (await response.json()) as ReturnType<typeof answerOf> };
  };
  return { ...replay, clock, ask };
}

async function askingReplay() {
  const replay = await startReplayForTest();
  if (replay === null) throw new Error('no replay');
  return replay.ask;
}

test('does not serve a file to which a link leads out of the folder', async () => {
  await record('livescores.live');
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  writeFileSync(join(outside, 'secret.json'), '{"secret":true}');
  symlinkSync(join(outside, 'secret.json'), join(folder, 'countries.list__.json'));
  const ask = await askingReplay();
  const { status, body } = await ask('countries/?t=list');
  expect([status, JSON.stringify(body)]).toEqual([500, '{"msg":"The recorded answer cannot be read"}']);
  expect((await ask('livescores/?t=live')).status).toBe(200);
});

test('writes files for check:wire without the account', async () => {
  const { files, requests, stopped } = await record('fixtures.info');
  expect(files.toSorted()).toEqual(readdirSync(folder).filter((name) => name.endsWith('.json')));
  expect(files).toContain('fixtures.info__id=2700412&include=events.json');
  // One additional request discovers the match.
  expect({ requests, stopped }).toEqual({ requests: files.length + 1, stopped: null });
  expect(checkFolder(folder)).toMatchObject({ faults: 0, filesRead: files.length });
  const writtenFiles = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(writtenFiles.join('')).not.toMatch(/somebody|secret_token/);
  expect(readFileSync(join(folder, 'recorded-at.txt'), 'utf8')).toBe('2026-09-04T18:00:00.000Z\n');
});

test.each([
  [429, 'allowance'],
  [401, 'credentials'],
] as const)('stops at %i and keeps earlier answers', async (status, stopped) => {
  let requests = 0;
  const recording = await record('livescores', async (...request) => {
    requests += 1;
    return requests > 3 ? { status, body: {} } : service(...request);
  });
  expect(recording).toMatchObject({ requests: 4, stopped });
  expect(requests).toBe(4);
  expect(recording.files).toHaveLength(3);
});

test('respects the limit of requests and writes no instant without answers', async () => {
  expect(await record('fixtures.info', service, 2)).toMatchObject({ requests: 2, stopped: 'max_requests' });
  rmSync(folder, { recursive: true });
  await record('livescores', async () => ({ status: 500, body: null }));
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [[['t', 'info']]],
  [
    [
      ['t', 'search'],
      ['q', 'río & = / * __ %'],
    ],
  ],
  [
    [
      ['t', 'sort'],
      ['ids', '1,2,3'],
      ['include', 'events,stats'],
    ],
  ],
] as RequestParameters[][])('encodes the parameters of %j in the file name', (question) => {
  const name = fileNameOf({ route: 'fixtures', t: 'info' } as Parameters<typeof fileNameOf>[0], question);
  expect(name).toMatch(/^fixtures\.info__[^/*\\:?"<>|]*\.json$/);
  expect([...parametersOf(name)]).toEqual(question.slice(1));
});

test('replays the answer to the same request, or the most similar one for the same subject', async () => {
  await record('fixtures.info');
  await record('livescores.live');
  const ask = await askingReplay();
  const info = async (query: string) => (await ask(query)).body.data;
  expect(await info('fixtures/?t=info&id=2700412&user=u&token=t')).toMatchObject({
    info: 't=info&id=2700412',
  });
  expect(await info('fixtures/?t=info&id=2700412&include=stats&utc=2')).toMatchObject({
    info: 't=info&id=2700412&include=stats',
  });
  // The answer with all datasets has both.
  expect(await info('fixtures/?t=info&id=2700412&include=events,stats')).toMatchObject({
    info: 't=info&id=2700412&include=events,stats,odds_prematch,odds_inplay,broadcast',
  });
  expect(await info('livescores/?t=live')).toMatchObject([{ info: 't=live' }]);
  expect(await ask('livescores/?t=live&page=2')).toMatchObject({ status: 200, body: { data: [] } });
});

test('answers 404 for unrecorded requests: in an envelope for a record, without one for a route', async () => {
  await record('fixtures.info');
  const ask = await askingReplay();
  for (const path of ['fixtures/?t=info&id=5', 'leagues/?t=list', 'matches/?t=list', 'fixtures/?t=nothing'])
    expect(await ask(path)).toMatchObject({ status: 404, body: { data: {}, meta: {} } });
  expect(await ask('../')).toMatchObject({ status: 404, body: { msg: 'Endpoint not found' } });
});

test('uses a file without parameters in its name for any request of its operation', async () => {
  writeFileSync(
    join(folder, 'fixtures.info_events__somewhere.partial.json'),
    JSON.stringify(answerOf(wireMatch())),
  );
  const ask = await askingReplay();
  expect(await ask('fixtures/?t=info&id=5')).toMatchObject({ status: 200, body: { data: { id: 2700412 } } });
});

test('starts the clock at the time of the recording, for each spelling of UPSTREAM_URL', async () => {
  await record('livescores.live');
  for (const address of [`file:${folder}`, `file://${folder}`, ` file:${relative('.', folder)}/ `]) {
    const replay = await startReplayForTest(address);
    expect(replay?.clock.setting).toMatchObject({ base: NOW, rate: 1 });
  }
  for (const address of ['', 'https://api.example.com']) expect(await startReplayForTest(address)).toBeNull();
});

test('refuses a folder without answers', async () => {
  for (const address of [`file:${folder}`, `file:${folder}/nowhere`])
    await expect(startReplayForTest(address)).rejects.toThrow('has no recorded responses');
});

test('fails only the answer of a file that is not JSON', async () => {
  await record('livescores');
  writeFileSync(join(folder, 'livescores.live__.json'), '{');
  const ask = await askingReplay();
  expect((await ask('livescores/?t=live')).status).toBe(500);
  expect((await ask('livescores/?t=today')).status).toBe(200);
});

/** A proxy of a recording. */
async function startProxy() {
  const replay = await startReplayForTest();
  if (replay === null) throw new Error('no replay');
  const bff = await createBff({
    upstream: { url: replay.address, user: 'replay', token: 'replay', mode: 'embedded' },
    clock: replay.clock,
    host: '127.0.0.1',
    port: 0,
    webRoot: null,
    pages: [],
  });
  onTestFinished(() => bff.close());
  return (path: string) => fetch(`${bff.metricsAddress}/api/v2.2/${path}`);
}

test('serves a recording through the proxy like a service', async () => {
  await record('livescores.live');
  const ask = await startProxy();
  const response = await ask('livescores/?t=live&include=events');
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('world-time')?.split(';')[0])).toBeGreaterThanOrEqual(NOW);
  expect(await response.json()).toMatchObject({ data: [{ id: '2700412' }] });
});

test('a replay spends nothing of the accounts that were recorded, however little they had left', async () => {
  await record('livescores.live');
  const lefts = new Map<number, unknown>([1, 2, 3, 4].map((id, at) => [id, [2950, 3, 0, '-1'][at]]));
  for (const [id, requests_left] of lefts)
    writeFileSync(
      join(folder, `fixtures.info__id=${id}.json`),
      JSON.stringify(answerOf(wireMatch({ id }), { requests_left, plan: 'Soccer API 50' })),
    );
  const ask = await startProxy();
  for (const id of lefts.keys())
    expect([id, (await ask(`fixtures/?t=info&id=${id}`)).status]).toEqual([id, 200]);
  expect((await ask('livescores/?t=live&include=events')).status).toBe(200);
});
