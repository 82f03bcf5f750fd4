import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { freePort } from '#bff/testing/free-port.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { OWN_PAGE, postToWalls, WALL_STATE, wallId, wallReport } from '#bff/testing/wall-requests.ts';
import {
  MAX_WALL_BODY_BYTES,
  WALL_REMOTE_PATH,
  WALL_REPORT_PATH,
  type WallRemoteRequest,
  type WallReport,
} from '#contract/wall-relay.ts';

const KEY = 'correct horse battery';
const PUBLIC_URL = 'https://scores.example';
const WALL = wallId(1);
const UNPAIR = { do: 'unpair', wall: WALL } as const;
const NEXT_PAGE = { type: 'turn', unit: 'page', step: 1 } as const;

interface Options {
  readonly operatorKey?: string | null;
  readonly hasStatus?: boolean;
  readonly metricsPort?: number;
}

async function start({ operatorKey = KEY, hasStatus = true, metricsPort = 0 }: Options = {}) {
  const testBff = await startBffForTest(
    () => listEnvelope([]),
    {},
    {
      status: { enabled: hasStatus, operatorKey },
      clients: { ...DEFAULT_CLIENT_LIMITS, publicUrl: PUBLIC_URL, trustedProxies: ['127.0.0.1'] },
      metrics: { host: '127.0.0.1', port: metricsPort },
    },
  );
  const report = (fields: Partial<WallReport> = {}) =>
    postToWalls(testBff, WALL_REPORT_PATH, wallReport(1, fields));
  const remote = (body: WallRemoteRequest, options: InjectOptions = {}) =>
    postToWalls(testBff, WALL_REMOTE_PATH, body, options);
  const newCode = async () =>
    (await remote({ do: 'code', wall: WALL, after: 0, name: 'Desk' })).json().code as string;
  const newKey = async () => (await remote({ do: 'pair', code: await newCode() })).json().key as string;
  const commands = async (after: number) =>
    (await remote({ do: 'commands', wall: WALL, after, state: WALL_STATE, visibleMatches: [] })).json();
  return { ...testBff, testBff, report, remote, newCode, newKey, commands };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Returns status and error code of a response. */
const outcomeOf = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }) =>
  [statusCode, JSON.parse(body).error?.code] as const;

test('carries a command from a remote to its wall, and back what the wall shows', async () => {
  const { newKey, remote, commands } = await start();
  const key = await newKey();
  const response = await remote({ do: 'send', key, command: NEXT_PAGE });
  expect([response.statusCode, response.json()]).toEqual([200, { number: 1 }]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await commands(0)).toEqual({
    wallNumber: 1,
    commands: [{ number: 1, command: NEXT_PAGE }],
    remotes: 1,
    hasCode: false,
    hasManyWrongCodes: false,
  });
  expect((await commands(1)).commands).toEqual([]);
  expect((await remote({ do: 'state', key })).json()).toMatchObject({
    name: 'Desk',
    after: 1,
    state: WALL_STATE,
  });
  expect((await remote({ do: 'leave', key })).json()).toEqual({ number: 0 });
  expect(outcomeOf(await remote({ do: 'state', key }))).toEqual([403, 'not_paired']);
});

test('has a wall that was frozen and loads again freeze again', async () => {
  const { report, newKey, remote, commands } = await start();
  const key = await newKey();
  const freeze = { type: 'freeze', notice: 'Embargo' } as const;
  await remote({ do: 'send', key, command: freeze });
  await commands(0);
  await report({ after: 1, state: { ...WALL_STATE, isFrozen: true } });
  expect((await report()).json().commands).toEqual([{ number: 1, command: freeze }]);
});

describe('a code', () => {
  const pair = ({ remote }: Started, code: string, from = '192.0.2.1') =>
    remote({ do: 'pair', code }, { remoteAddress: from });
  const WRONG = 'ZZZZZZ';

  test('is refused if it is wrong, used or old', async () => {
    const started = await start();
    expect(outcomeOf(await pair(started, WRONG))).toEqual([403, 'wrong_code']);
    const code = await started.newCode();
    expect((await pair(started, code)).statusCode).toBe(200);
    expect(outcomeOf(await pair(started, code))).toEqual([403, 'wrong_code']);
    const oldCode = await started.newCode();
    started.clock.tick(300);
    expect(outcomeOf(await pair(started, oldCode))).toEqual([403, 'wrong_code']);
  });

  test('is refused after five wrong ones in a minute of a client, also if it is right', async () => {
    const started = await start();
    for (let count = 0; count < 5; count += 1) expect((await pair(started, WRONG)).statusCode).toBe(403);
    const code = await started.newCode();
    const sixth = await pair(started, code);
    expect(outcomeOf(sixth)).toEqual([429, 'too_many_requests']);
    expect(sixth.headers['retry-after']).toBe('12');
    started.clock.tick(11);
    expect((await pair(started, code)).statusCode).toBe(429);
    started.clock.tick(1);
    expect((await pair(started, code)).statusCode).toBe(200);
  });

  test('is tried five times when all tries arrive at once', async () => {
    const started = await start();
    const responses = await Promise.all(Array.from({ length: 50 }, () => pair(started, WRONG)));
    expect(responses.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
  });

  test('can be tried by others while one client tries on and on', async () => {
    const started = await start();
    for (let count = 0; count < 100; count += 1) await pair(started, WRONG);
    expect((await pair(started, await started.newCode(), '198.51.100.1')).statusCode).toBe(200);
  });

  test('pairs while 50 other clients guess, and its wall and the operator hear of it', async () => {
    const started = await start();
    const code = await started.newCode();
    for (let client = 0; client < 50; client += 1)
      for (let count = 0; count < 6; count += 1) await pair(started, WRONG, `192.0.2.${client}`);
    expect((await started.commands(0)).hasManyWrongCodes).toBe(true);
    const headers = { authorization: `Bearer ${KEY}` };
    expect((await started.get('/api/status', { headers })).json().hasManyWrongCodes).toBe(true);
    expect((await started.get('/api/status')).json().hasManyWrongCodes).toBeUndefined();
    expect((await pair(started, code, '198.51.100.1')).statusCode).toBe(200);
  });

  test('costs no try if it is right', async () => {
    const started = await start();
    for (let count = 0; count < 70; count += 1)
      expect((await pair(started, await started.newCode())).statusCode).toBe(200);
  });
});

describe('the origin of a request', () => {
  /** Sends over a socket, as browsers do, and returns the status. */
  async function statusFrom({ bff }: Started, headers: Record<string, string>): Promise<number> {
    return new Promise((resolve, reject) => {
      const request = sendRequest(`${bff.metricsAddress}${WALL_REMOTE_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      });
      request.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject).end(JSON.stringify(UNPAIR));
    });
  }
  const portOf = ({ bff }: Started) => (bff.app.server.address() as AddressInfo).port;

  test.each<[string, (started: Started) => Record<string, string>]>([
    ['a page of its origin', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['PUBLIC_URL', () => ({ origin: PUBLIC_URL })],
    ['the listening address', ({ bff }) => ({ origin: bff.metricsAddress })],
    ['localhost', (started) => ({ origin: `http://localhost:${portOf(started)}` })],
  ])('may be %s', async (_, headersOf) => {
    const started = await start();
    expect(await statusFrom(started, headersOf(started))).toBe(200);
  });

  test.each<[string, (started: Started) => Record<string, string>]>([
    ['missing', () => ({})],
    ['null', () => ({ origin: 'null' })],
    ['foreign', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
    ['a sister’s', () => ({ origin: 'https://a.scores.example', 'sec-fetch-site': 'same-site' })],
    ['typed into the address bar', () => ({ 'sec-fetch-site': 'none' })],
    ['PUBLIC_URL without encryption', () => ({ origin: 'http://scores.example' })],
    ['another port', () => ({ origin: 'http://127.0.0.1:1' })],
    [
      'a name that was pointed to this machine',
      (started) => ({
        origin: `http://evil.example:${portOf(started)}`,
        host: `evil.example:${portOf(started)}`,
      }),
    ],
  ])('may not be %s', async (_, headersOf) => {
    const started = await start();
    expect(await statusFrom(started, headersOf(started))).toBe(403);
  });

  test('is refused with our own error at both addresses, before the body is read', async () => {
    const { testBff } = await start();
    for (const path of [WALL_REMOTE_PATH, WALL_REPORT_PATH]) {
      const response = await postToWalls(testBff, path, 'garbage', {
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect(outcomeOf(response)).toEqual([403, 'foreign_origin']);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('a body', () => {
  const PATHS = [WALL_REMOTE_PATH, WALL_REPORT_PATH];
  const padded = (bytes: number) => {
    const text = JSON.stringify({ ...UNPAIR, x: '' });
    return text.replace('""', `"${'x'.repeat(bytes - text.length)}"`);
  };

  test.each<[string, string, string, readonly [number, string]]>([
    ['no JSON', '{"do":', 'application/json', [400, 'bad_parameter']],
    ['nothing', '', 'application/json', [400, 'bad_parameter']],
    ['a poisoned object', '{"__proto__":{"x":1}}', 'application/json', [400, 'bad_parameter']],
    ['1 KB of another shape', padded(MAX_WALL_BODY_BYTES), 'application/json', [400, 'bad_parameter']],
    ['more than 1 KB', padded(MAX_WALL_BODY_BYTES + 1), 'application/json', [413, 'body_too_large']],
    ['a form', 'do=unpair', 'application/x-www-form-urlencoded', [415, 'unsupported_type']],
    ['plain text', JSON.stringify(UNPAIR), 'text/plain', [415, 'unsupported_type']],
    ['a report of a policy', JSON.stringify(UNPAIR), 'application/csp-report', [415, 'unsupported_type']],
    ['of no type', JSON.stringify(UNPAIR), '', [415, 'unsupported_type']],
    ['of a similar type', JSON.stringify(UNPAIR), 'application/jsonx', [415, 'unsupported_type']],
  ])('that is %s is refused', async (_, payload, type, outcome) => {
    const { testBff } = await start();
    for (const path of PATHS) {
      const response = await postToWalls(testBff, path, payload, { headers: { 'content-type': type } });
      expect(outcomeOf(response)).toEqual(outcome);
    }
  });

  test('is refused by the name of the field, without its value', async () => {
    const { testBff } = await start();
    const response = await postToWalls(testBff, WALL_REPORT_PATH, wallReport(1, { name: 'a\nforged' }));
    expect(response.json().error.message).toBe('Invalid name. See src/contract/wall-relay.ts.');
  });

  test('may say its charset', async () => {
    const { testBff } = await start();
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await postToWalls(testBff, WALL_REMOTE_PATH, UNPAIR, { headers })).statusCode).toBe(200);
  });

  test('never causes an error of ours, whatever it is', async () => {
    const { testBff, remote, newKey, report, logLines } = await start();
    await report();
    const key = await newKey();
    const word = fc.constantFrom(
      'do',
      'wall',
      'key',
      'command',
      'type',
      'state',
      'after',
      'match',
      'query',
      '__proto__',
    );
    const scalar = fc.oneof(
      fc.constantFrom(
        'send',
        'commands',
        'hide',
        'pair',
        'operate',
        'program',
        WALL,
        key,
        null,
        -1,
        2 ** 53,
        '',
        '7',
      ),
      fc.string(),
      fc.double(),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        scalar,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(word, fc.string()), tie('value'), { maxKeys: 8 }),
      ),
    }));
    const valid: fc.Arbitrary<WallRemoteRequest> = fc.constantFrom(
      { do: 'send', key, command: NEXT_PAGE },
      { do: 'send', key, command: { type: 'hide', match: '7', notice: '' } },
      { do: 'operate', wallNumber: 1, command: { type: 'program', query: 'views=tv' } },
      { do: 'commands', wall: WALL, after: 0, state: WALL_STATE, visibleMatches: ['7'] },
    );
    const damaged = fc
      .tuple(valid, word, value)
      .map(([body, field, other]) => ({ ...body, [field]: other }) as object);
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(value, damaged), fc.constantFrom(...PATHS), async (body, path) => {
        const { statusCode } = await postToWalls(testBff, path, JSON.stringify(body) ?? '');
        statuses.add(statusCode);
        return statusCode < 500;
      }),
      { numRuns: 400 },
    );
    expect(statuses).toContain(400);
    expect((await remote({ do: 'state', key })).statusCode).toBe(200);
    expect(logLines.join()).not.toContain('defect');
  });
});

describe('other methods and addresses', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is refused', async (method) => {
    const { get } = await start();
    const response = await get(WALL_REMOTE_PATH, { method, headers: OWN_PAGE });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST']);
  });

  test.each(['/', '/wall', '/api/wall', '/api/wall/other', '/api/status', '/api/v2.2/livescores'])(
    'POST %s is refused',
    async (path) => {
      const { testBff } = await start();
      const response = await postToWalls(testBff, path, UNPAIR);
      expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('GET finds nothing', async () => {
    const { get } = await start();
    for (const path of [WALL_REMOTE_PATH, WALL_REPORT_PATH]) expect((await get(path)).statusCode).toBe(404);
  });
});

describe('the operator', () => {
  const operate = { do: 'operate', wallNumber: 1, command: { type: 'reload' } } as const;
  const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
  const wallsOf = async ({ get }: Started, key?: string) =>
    (await get('/api/status', key === undefined ? {} : bearer(key))).json().walls;

  test('lists walls and gives commands by their numbers', async () => {
    const started = await start();
    await started.report({ name: 'Desk' });
    started.clock.tick(7);
    expect(await wallsOf(started, KEY)).toEqual([
      expect.objectContaining({
        wallNumber: 1,
        name: 'Desk',
        silentSeconds: 7,
        state: WALL_STATE,
        remotes: 0,
      }),
    ]);
    for (const command of [
      { type: 'reload' },
      { type: 'program', query: 'views=tv' },
      { type: 'code' },
    ] as const)
      expect((await started.remote({ ...operate, command }, bearer(KEY))).statusCode).toBe(200);
    expect((await started.report()).json().commands).toEqual([
      { number: 1, command: { type: 'reload' } },
      { number: 2, command: { type: 'program', query: 'views=tv' } },
      { number: 3, command: { type: 'code' } },
    ]);
    expect(outcomeOf(await started.remote({ ...operate, wallNumber: 2 }, bearer(KEY)))).toEqual([
      404,
      'not_found',
    ]);
  });

  test('removes a wall, which its screen then hears', async () => {
    const started = await start();
    await started.report();
    const remove = { do: 'remove', wallNumber: 1 } as const;
    expect(outcomeOf(await started.remote(remove))).toEqual([401, 'unauthorized']);
    expect((await started.remote(remove, bearer(KEY))).json()).toEqual({ number: 0 });
    expect(await wallsOf(started, KEY)).toEqual([]);
    expect(outcomeOf(await started.report())).toEqual([410, 'wall_removed']);
    expect(outcomeOf(await started.remote(remove, bearer(KEY)))).toEqual([404, 'not_found']);
  });

  test('needs the key, and has five tries a minute at both addresses together', async () => {
    const started = await start();
    await started.report();
    expect(await wallsOf(started)).toBe('locked');
    expect(outcomeOf(await started.remote(operate))).toEqual([401, 'unauthorized']);
    for (let count = 0; count < 3; count += 1)
      expect((await started.remote(operate, bearer('wrong'))).statusCode).toBe(401);
    for (let count = 0; count < 2; count += 1)
      expect((await started.get('/api/status', bearer('wrong'))).statusCode).toBe(401);
    expect(outcomeOf(await started.remote(operate, bearer('wrong')))).toEqual([429, 'too_many_requests']);
    expect((await started.report()).json().commands).toEqual([]);
  });

  test.each<[string, Options]>([
    ['without a key', { operatorKey: null }],
    ['without a status page', { hasStatus: false }],
  ])('does not exist %s', async (_, options) => {
    const started = await start(options);
    await started.report();
    expect(await wallsOf(started)).toBeUndefined();
    for (const headers of [{}, bearer(KEY)])
      expect(outcomeOf(await started.remote(operate, headers))).toEqual([404, 'unknown_operation']);
  });

  test('shows a ninth match that is to be hidden as refused', async () => {
    const { newKey, remote } = await start();
    const key = await newKey();
    const hide = (match: string) => remote({ do: 'send', key, command: { type: 'hide', match, notice: '' } });
    for (let match = 1; match <= 8; match += 1) expect((await hide(String(match))).statusCode).toBe(200);
    expect(outcomeOf(await hide('9'))).toEqual([400, 'bad_parameter']);
  });
});

test('counts requests against the limit of a client', async () => {
  const testBff = await startBffForTest(
    () => listEnvelope([]),
    {},
    { clients: { ...DEFAULT_CLIENT_LIMITS, requestsPerSecond: 1 } },
  );
  const post = () => postToWalls(testBff, WALL_REMOTE_PATH, UNPAIR, { remoteAddress: '192.0.2.1' });
  for (let count = 0; count < 6; count += 1) expect((await post()).statusCode).toBe(200);
  expect((await post()).statusCode).toBe(429);
});

test('writes no code, key, id or text of a wall to logs and metrics, and counts what happens', async () => {
  const metricsPort = await freePort();
  const started = await start({ metricsPort });
  const { newCode, newKey, remote, report, commands, logLines, clock } = started;
  const secrets = ['canary-name', 'canary-notice', 'canary-query', WALL];
  await report({ name: 'canary-name', query: 'canary-query' });
  const code = await newCode();
  const key = await newKey();
  secrets.push(code, key);
  await remote({ do: 'send', key, command: { type: 'freeze', notice: 'canary-notice' } });
  await remote({ do: 'send', key, command: NEXT_PAGE });
  await remote({ do: 'pair', code });
  await remote({ do: 'pair', code: 'canary-code' });
  await postToWalls(started.testBff, WALL_REPORT_PATH, `{"canary-body`);
  await commands(0);
  await report({ name: 'desk-name' });
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text.match(/^touchline_wall.*/gm)).toEqual([
    'touchline_wall_commands_total{command="freeze"} 1',
    'touchline_wall_commands_total{command="turn"} 1',
    'touchline_wall_refusals_total{reason="wrong_code"} 2',
    'touchline_wall_refusals_total{reason="bad_parameter"} 1',
    // The name of a wall that had a code is for the operator's alerts.
    'touchline_walls{name=""} 0',
    'touchline_walls{name="desk-name"} 1',
  ]);
  for (const secret of [...secrets, 'canary']) expect(text + logLines.join()).not.toContain(secret);
  clock.tick(300);
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain(
    'touchline_walls{name="desk-name"} 0',
  );
});
