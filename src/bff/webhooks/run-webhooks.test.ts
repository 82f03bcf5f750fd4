/** What receivers of news get, through the whole server, while the data service answers as each test says. */
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { playedMatch } from '#bff/testing/played-match.ts';
import { sampleWebhook } from '#bff/testing/sample-webhook.ts';
import { startFleet } from '#bff/testing/start-fleet.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';
import type { Message } from './message.ts';
import type { Webhook } from './webhook.ts';

interface Receiver {
  readonly url: string;
  readonly got: (Omit<Message, 'id'> & { readonly id: string })[];
  /** Status of the next answers. */
  status: number;
}

async function startReceiver(): Promise<Receiver> {
  const receiver = { url: '', got: [] as Receiver['got'], status: 200 };
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await request.toArray()).join(''));
    if (receiver.status === 200) receiver.got.push({ id: String(request.headers['webhook-id']), ...body });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(receiver, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

const webhookOf = ({ url }: Receiver, changes: Partial<Webhook> = {}) => sampleWebhook({ url, ...changes });

async function start(receiver: Receiver, changes: Partial<Webhook> = {}, processes = 1) {
  const { match, answer } = playedMatch();
  const fleet = await startFleet(processes, answer, { webhooks: [webhookOf(receiver, changes)] });
  // The first look sees what was there.
  await fleet.pass(35);
  return { ...fleet, match };
}

const linesOf = ({ got }: Receiver) =>
  got.map(({ type, data }) => `${type} ${data.score?.join('–')} ${data.match.score?.join('–')}`);

test('posts a goal, and its ruling as what takes its place', async () => {
  const receiver = await startReceiver();
  const { match, pass } = await start(receiver);
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(35);
  Object.assign(match, { score: [0, 0], minute: 27 });
  await pass(35);
  await vi.waitFor(() =>
    expect(linesOf(receiver)).toEqual(['match.goal 1–0 1–0', 'match.ruled-out 0–0 0–0']),
  );
  const [goal, ruling] = receiver.got;
  expect(goal?.data).toMatchObject({
    supersedes: null,
    side: 'home',
    final: false,
    title: 'Goal for Team 14',
  });
  expect(ruling?.data.supersedes).toBe(goal?.id);
  expect(ruling?.data.body).toBe('Team 14 0–0 Team 15');
});

test('gives a goal that counts again, and its next ruling, ids of their own', async () => {
  const receiver = await startReceiver();
  const { match, pass } = await start(receiver);
  for (const [place, home] of [1, 0, 1, 0].entries()) {
    Object.assign(match, { score: [home, 0], minute: 25 + place });
    await pass(35);
  }
  await vi.waitFor(() => expect(receiver.got).toHaveLength(4));
  const ids = receiver.got.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(receiver.got.map(({ data }) => data.supersedes)).toEqual([null, ...ids.slice(0, 3)]);
});

test('saves nothing while no list comes', async () => {
  const folder = temporaryFolder();
  const { match, answer } = playedMatch();
  const webhooks = [webhookOf(await startReceiver())];
  const { pass } = await startFleet(1, answer, { webhooks, stateDir: folder, shared: undefined });
  await pass(35);
  match.isLiveDown = true;
  await pass(35);
  const writtenAt = () => statSync(join(folder, 'news.json')).mtimeMs;
  const before = await vi.waitFor(writtenAt);
  await pass(60);
  expect(writtenAt()).toBe(before);
});

test('posts nothing of what was over before its first look, and what follows', async () => {
  const receiver = await startReceiver();
  const { match, answer } = playedMatch();
  Object.assign(match, { reds: [12], minute: 20, isLiveDown: true });
  const { pass } = await startFleet(1, answer, { webhooks: [webhookOf(receiver)] });
  await pass(35);
  match.isLiveDown = false;
  await pass(65);
  expect(linesOf(receiver)).toEqual([]);
  Object.assign(match, { reds: [12, 24], minute: 25 });
  await pass(35);
  await vi.waitFor(() => expect(receiver.got).toHaveLength(1));
  expect(receiver.got[0]).toMatchObject({ type: 'match.red', data: { minute: '24' } });
});

test('posts the result when the match is no longer in play', async () => {
  const receiver = await startReceiver();
  const { match, pass } = await start(receiver, { kinds: ['full-time'], language: 'de' });
  Object.assign(match, { score: [2, 1], status: 3 });
  await pass(400);
  await vi.waitFor(() => expect(linesOf(receiver)).toEqual(['match.full-time 2–1 2–1']));
  expect(receiver.got[0]?.data).toMatchObject({ final: true, title: 'Abpfiff' });
});

test.each([
  ['of another kind', { kinds: ['reds'] }],
  ['of another competition', { competitions: ['2'] }],
  ['of another team', { teams: ['16'] }],
] as const)('posts nothing %s', async (_, changes) => {
  const receiver = await startReceiver();
  const { match, pass } = await start(receiver, changes);
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(35);
  expect(receiver.got).toEqual([]);
});

test('asks the data service for nothing while nobody wants news', async () => {
  const { answer } = playedMatch();
  const { upstream, pass } = await startFleet(1, answer);
  await pass(120);
  expect(upstream.hits).toEqual([]);
});

test('is off, and says so, where the account has too few requests', async () => {
  const { answer } = playedMatch();
  const allowance = { perHour: 100, perDay: null };
  const webhooks = [webhookOf(await startReceiver())];
  const { upstream, pass, logLines } = await startFleet(1, answer, { webhooks, allowance });
  await pass(60);
  expect(upstream.hits).toEqual([]);
  expect(logLines).toContain('["warn","webhooks are off",{"requestsPerHour":135}]');
});

test('costs what a viewer of the day costs', async () => {
  const { upstream, pass } = await start(await startReceiver());
  upstream.hits.length = 0;
  await pass(600);
  const count = (part: string) => upstream.hits.filter((hit) => hit.includes(part)).length;
  expect(count('livescores')).toBeLessThanOrEqual(21);
  expect(count('t=schedule')).toBeLessThanOrEqual(3);
  expect(upstream.hits.length).toBe(count('livescores') + count('t=schedule'));
});

test('asks for the matches in play only when one is about to begin, and tells its kick-off', async () => {
  const receiver = await startReceiver();
  const { answer, match } = playedMatch();
  const kickOff = NOON / 1_000 + 1_800;
  Object.assign(match, { status: 0, kickOff });
  const { upstream, pass } = await startFleet(1, answer, { webhooks: [webhookOf(receiver)] });
  await pass(1_700);
  const liveHits = () => upstream.hits.filter((hit) => hit.includes('livescores')).length;
  expect(liveHits()).toBe(1);
  await pass(95);
  Object.assign(match, { status: 1, minute: 1 });
  await pass(60);
  expect(liveHits()).toBeGreaterThan(2);
  await vi.waitFor(() => expect(linesOf(receiver)).toEqual(['match.kick-off 0–0 0–0']));
});

test('tries again in order, and drops what a receiver refuses', async () => {
  const receiver = await startReceiver();
  const { match, pass, logLines } = await start(receiver);
  receiver.status = 503;
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(35);
  Object.assign(match, { score: [1, 1], minute: 27 });
  await pass(35);
  expect(receiver.got).toEqual([]);
  receiver.status = 200;
  await pass(70);
  await vi.waitFor(() => expect(linesOf(receiver)).toEqual(['match.goal 1–0 1–0', 'match.goal 1–1 1–1']));
  receiver.status = 410;
  Object.assign(match, { score: [1, 2], minute: 29 });
  await pass(35);
  await vi.waitFor(() => expect(logLines.join()).toContain('webhook message dropped'));
});

test('lets one process of a fleet post, and another go on where it ended', async () => {
  const receiver = await startReceiver();
  const { bffs, match, pass } = await start(receiver, {}, 2);
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(35);
  await vi.waitFor(() => expect(linesOf(receiver)).toEqual(['match.goal 1–0 1–0']));
  await bffs[0]?.close();
  Object.assign(match, { score: [2, 0], minute: 26 });
  await pass(60);
  await vi.waitFor(() => expect(linesOf(receiver)).toEqual(['match.goal 1–0 1–0', 'match.goal 2–0 2–0']));
});
