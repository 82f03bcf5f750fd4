import { expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { postToWalls, wallId, wallReport } from '#bff/testing/wall-requests.ts';
import { WALL_REMOTE_PATH, WALL_REPORT_PATH, type WallRemoteRequest } from '#contract/wall-relay.ts';

const OPERATOR_KEY = 'a long key of an operator';

test('S10 keeps the walls of a newsroom, and pairs them, while others fill the register and guess codes', async () => {
  const bff = await startBffForTest(() => liveEnvelope(), {}, {
    status: { enabled: true, operatorKey: OPERATOR_KEY },
    clients: { ...DEFAULT_CLIENT_LIMITS, requestsPerSecond: 0 },
  } as object);
  const report = (number: number, remoteAddress: string) =>
    postToWalls(bff, WALL_REPORT_PATH, wallReport(number), { remoteAddress });
  const remote = (body: WallRemoteRequest, remoteAddress: string) =>
    postToWalls(bff, WALL_REMOTE_PATH, body, {
      remoteAddress,
      headers: { authorization: `Bearer ${OPERATOR_KEY}` },
    });
  const newCode = async (number: number) =>
    (await remote({ do: 'code', wall: wallId(number), after: 0, name: 'Desk' }, '192.0.2.1')).json().code;

  const oldCode = await newCode(1);
  const { key } = (await remote({ do: 'pair', code: oldCode }, '192.0.2.2')).json();
  const statuses = new Set<number>();
  for (let number = 100; number < 400; number += 1)
    statuses.add((await report(number, `198.51.100.${number % 12}`)).statusCode);
  expect(statuses).toEqual(new Set([200, 503]));

  for (const number of [2, 3]) expect((await report(number, '192.0.2.1')).statusCode).toBe(200);
  for (let count = 0; count < 100; count += 1)
    await remote({ do: 'pair', code: 'ZZZZZZZZ' }, `198.51.100.${count}`);
  const code = await newCode(2);
  expect((await remote({ do: 'pair', code }, '192.0.2.2')).statusCode).toBe(200);
  expect((await remote({ do: 'state', key }, '192.0.2.2')).statusCode).toBe(200);
  expect((await report(2, '192.0.2.1')).json()).toMatchObject({ remotes: 1, hasManyWrongCodes: true });

  const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
  const { walls } = (await bff.get('/api/status', { headers })).json();
  expect(walls).toHaveLength(199);
  for (const { wallNumber, remotes } of walls)
    if (remotes === 0) await remote({ do: 'remove', wallNumber }, '192.0.2.2');
  expect((await bff.get('/api/status', { headers })).json().walls).toHaveLength(1);
});
