/** Invalid answers of the data service. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  type AnswerHandler,
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { createDice } from '#contract/testing/dice.ts';
import { wireMatch as wholeMatch } from '#contract/testing/examples.ts';
import { COUNTRIES_PATH, LIVE_PATH } from './paths.ts';
import { answerStateOf } from './start-behind-proxy.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const TODAY = '/api/v2.2/livescores/?t=today&include=events,stats';

/** Answers validly once and then as the test defines; returns the state of the second answer. */
async function keepsOldAnswer(invalidAnswer: AnswerHandler): Promise<void> {
  const { get, clock, upstream } = await startBffForTest(() => liveEnvelope([1, 0]));
  const before = await get(LIVE_PATH);
  upstream.answer = invalidAnswer;
  clock.tick(6);
  const after = await get(LIVE_PATH);
  expect(answerStateOf(after)).toMatchObject({ status: 200, age: 6 });
  expect(after.body).toBe(before.body);
  upstream.answer = () => liveEnvelope([2, 0]);
  // Longer than any back-off and than a pause of calls.
  clock.tick(11);
  expect((await get(LIVE_PATH)).json().data[0].scores.home_score).toBe(2);
}

test('U8 never replaces an answer with HTML, whatever its content type', async () => {
  for (const type of ['text/html', 'application/json', 'application/octet-stream']) {
    await keepsOldAnswer((_, response) => {
      response.writeHead(200, { 'content-type': type }).end('<!doctype html><title>Welcome</title>');
    });
  }
});

/** Returns the paths of all values in an object, including those in lists. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** Returns a copy of `record` with the value at `path` replaced by `change`, or removed if that returns undefined. */
function changedParts(record: object, path: readonly string[], change: unknown): object {
  const copy = structuredClone(record) as Record<string, unknown>;
  let parent = copy;
  for (const name of path.slice(0, -1)) parent = parent[name] as Record<string, unknown>;
  const last = path.at(-1) as string;
  if (change === undefined) delete parent[last];
  else parent[last] = change;
  return copy;
}

const WHOLE = wholeMatch();
const PATHS = pathsOf(WHOLE);

describe('records with flaws', () => {
  test('U10 reads a wrong type with a clear meaning, and loses one field otherwise', async () => {
    const { get, upstream, clock } = await startBffForTest(() =>
      listEnvelope([
        { ...fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS), id: 7, scores: { home_score: '2', away_score: 1 } },
      ]),
    );
    const [match] = (await get(TODAY)).json().data;
    expect(match).toMatchObject({ id: '7', scores: { home_score: 2, away_score: 1 } });

    const dice = createDice(10);
    const wrong = () =>
      dice.of([true, -1, 1e300, 'nonsense', '', [], [[1]], { a: 1 }, '\u0000', '9'.repeat(400)]);
    for (const path of PATHS) {
      upstream.answer = () =>
        listEnvelope([changedParts(WHOLE, path, wrong()), fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS)]);
      clock.tick(400);
      const answer = await get(TODAY);
      const { data, meta } = answer.json();
      const name = path.join('.');
      expect([name, answer.statusCode, answer.headers.age]).toEqual([name, 200, '0']);
      // The flawed record may be dropped, but never its neighbour.
      expect([name, data.length + meta.dropped >= 2, data.at(-1).id]).toEqual([name, true, '7']);
    }
  });

  test('U11 reads a missing field as null or drops its record, but keeps the list', async () => {
    const { get, upstream, clock } = await startBffForTest(() => listEnvelope([WHOLE]));
    let lostRecords = 0;
    for (const path of PATHS) {
      upstream.answer = () =>
        listEnvelope([changedParts(WHOLE, path, undefined), fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS)]);
      clock.tick(400);
      const answer = await get(TODAY);
      const { data } = answer.json();
      const name = path.join('.');
      expect([name, answer.statusCode, answer.headers.age]).toEqual([name, 200, '0']);
      expect([name, data.at(-1).id]).toEqual([name, '7']);
      if (data.length < 2) lostRecords += 1;
    }
    // Of about 200 fields only ids, teams, kick-off and status are required.
    expect(lostRecords).toBeLessThan(20);
  });

  test('U12 reads null or an object instead of a list as an empty list', async () => {
    const { get, upstream, clock } = await startBffForTest(() => ({ data: [], meta: {} }));
    for (const emptyValue of [null, {}, []]) {
      upstream.answer = () => ({ data: emptyValue, meta: { msg: '' } });
      clock.tick(86_400);
      const answer = await get(LIVE_PATH);
      expect([emptyValue, answer.statusCode, answer.json().data]).toEqual([emptyValue, 200, []]);
      expect(answer.headers.age).toBe('0');
    }
    for (const emptyValue of [null, {}, '', []]) {
      upstream.answer = () =>
        listEnvelope([
          { ...fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS), events: emptyValue, stats: emptyValue },
        ]);
      clock.tick(400);
      const answer = await get(TODAY);
      expect([emptyValue, answer.statusCode, answer.json().data.length]).toEqual([emptyValue, 200, 1]);
      expect(answer.json().data[0].events ?? []).toEqual([]);
    }
  });
});

const MB = 1024 * 1024;

test('U13 aborts a body of 50 MB at the limit without reading the rest', async () => {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const sentBytes: number[] = [];
  await keepsOldAnswer(async (request, response) => {
    response.writeHead(200, JSON_TYPE);
    const closing = new Promise((resolve) => request.socket.once('close', resolve));
    let bytes = 0;
    for (; bytes < 50 * MB && !response.destroyed; bytes += chunk.length) {
      if (response.write(chunk)) continue;
      await Promise.race([new Promise((resolve) => response.once('drain', resolve)), closing]);
    }
    sentBytes.push(bytes);
    response.destroy();
  });
  await expect.poll(() => sentBytes.length).toBe(1);
  // The buffers of both sockets come on top of the 8 MB that are read.
  expect(sentBytes[0]).toBeLessThan(24 * MB);
});

test('U14 aborts a body that inflates to 200 MB at the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(200 * MB, ' '), { level: 9 });
  expect(bomb.length).toBeLessThan(MB / 4);
  await keepsOldAnswer((_, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb);
  });
});

test('U15 reads a byte order mark, another charset and invalid UTF-8', async () => {
  const name = (text: Buffer) =>
    Buffer.concat([
      Buffer.from('{"data":[{"id":"1","name":"'),
      text,
      Buffer.from('","cc":"de"}],"meta":{}}'),
    ]);
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ['utf-8', Buffer.concat([Buffer.from('\uFEFF'), name(Buffer.from('Köln'))]), 'Köln'],
    ['iso-8859-1', name(Buffer.from('Köln')), 'Köln'],
    ['utf-8', name(Buffer.from([0x4b, 0xf6, 0x6c, 0x6e])), 'K\uFFFDln'],
  ];
  for (const [charset, body, expected] of cases) {
    const { get } = await startBffForTest((_, response) => {
      response.writeHead(200, { 'content-type': `application/json; charset=${charset}` }).end(body);
    });
    const answer = await get(COUNTRIES_PATH);
    expect([answer.statusCode, answer.json().data[0].name]).toEqual([200, expected]);
  }
});

test('U24 keeps the old answer after empty answers and an unrequested 304', async () => {
  for (const status of [204, 200, 304]) {
    await keepsOldAnswer((_, response) => void response.writeHead(status, JSON_TYPE).end());
  }
});
