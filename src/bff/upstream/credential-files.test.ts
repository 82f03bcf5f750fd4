import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { watchCredentialFiles } from './credential-files.ts';

function makeFiles() {
  const folder = temporaryFolder();
  const files = { user: join(folder, 'user'), token: join(folder, 'token') };
  writeFileSync(files.user, 'somebody\n');
  writeFileSync(files.token, 'first-token\n');
  return files;
}

function watchForTest(files: { user: string | null; token: string | null }) {
  const changes: string[] = [];
  const logged: string[] = [];
  const watcher = watchCredentialFiles(
    { url: 'https://api.example.com', user: 'somebody', token: 'first-token', mode: 'real', files },
    (user, token) => changes.push(`${user} ${token}`),
    (level, event, fields) => logged.push([level, event, ...Object.values(fields ?? {})].join(' ')),
  );
  onTestFinished(() => watcher.close());
  return { changes, logged, watcher };
}

test('reads a changed file within five seconds', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const files = makeFiles();
  const { changes, watcher } = watchForTest(files);
  writeFileSync(files.token, 'second-token\n');
  vi.advanceTimersByTime(5_000);
  expect(changes).toEqual(['somebody second-token']);
  writeFileSync(`${files.user}.new`, 'somebody else');
  renameSync(`${files.user}.new`, files.user);
  vi.advanceTimersByTime(5_000);
  expect(changes.slice(1)).toEqual(['somebody else second-token']);
  watcher.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('does nothing if the content of the files is unchanged', () => {
  const files = makeFiles();
  const { changes, watcher } = watchForTest(files);
  writeFileSync(files.token, '  first-token  \n\n');
  watcher.reload();
  expect(changes).toEqual([]);
});

test.each<[string, (path: string) => void]>([
  ['is gone', (path) => rmSync(path)],
  ['is empty', (path) => writeFileSync(path, ' \n')],
  ['holds what is no credential', (path) => writeFileSync(path, 'tökèn')],
  ['holds too much', (path) => writeFileSync(path, 'x'.repeat(513))],
  ['holds two lines', (path) => writeFileSync(path, 'one\ntwo')],
])('keeps the credentials with one error if a file %s', (_, spoil) => {
  const files = makeFiles();
  const { changes, logged, watcher } = watchForTest(files);
  spoil(files.token);
  for (let poll = 0; poll < 5; poll += 1) watcher.reload();
  expect([changes, logged]).toEqual([[], ['error credentials file is not usable UPSTREAM_TOKEN_FILE']]);
  writeFileSync(files.token, 'second-token');
  watcher.reload();
  expect(changes).toEqual(['somebody second-token']);
  spoil(files.token);
  watcher.reload();
  expect(logged.filter((line) => line.startsWith('error'))).toHaveLength(2);
});

test('reloads nothing for an account without files', () => {
  const { changes, logged, watcher } = watchForTest({ user: null, token: null });
  watcher.reload();
  expect([changes, logged]).toEqual([[], []]);
});

test('replaces revoked credentials while matches are polled', async () => {
  const files = makeFiles();
  const valid = 'second-token-of-the-account';
  const testBff = await startBffForTest(
    (_, response, url) => {
      if (url.searchParams.get('token') === valid) return listEnvelope([]);
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end('{"ok":false,"message":"User or token incorrect!"}');
    },
    { mode: 'real', user: 'somebody', token: 'first-token', files },
  );
  const { bff, clock, get, logLines: logged } = testBff;
  const path = '/api/v2.2/livescores/?t=live';
  // The second request meets the pause after a refusal, which outlasts the test.
  expect((await get(path)).statusCode).toBe(502);
  clock.tick(11);
  expect((await get(path)).statusCode).toBe(502);
  writeFileSync(files.token, `${valid}\n`);
  bff.reloadCredentials();
  clock.tick(5);
  expect((await get(path)).statusCode).toBe(200);
  bff.setCredentials('somebody', 'third-token-of-the-account');
  clock.tick(31);
  expect((await get('/api/v2.2/countries/?t=list')).statusCode).toBe(502);
  expect(logged.join()).toContain('credentials changed');
  for (const token of ['first-token', valid, 'third-token']) expect(logged.join()).not.toContain(token);
});
