/** The answer, the table and the containers of docs/push.md are compared with what runs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readBffConfig } from '#bff/config/config.ts';
import { startBff } from '#bff/testing/start-bff.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/push.md'), 'utf8');
const [, STATE = ''] = /^```json\n(.*?)^```/ms.exec(page) ?? [];
const [, COMMAND = ''] = /^```sh\n(.*?)^```/ms.exec(page) ?? [];
const [, CONTAINERS = ''] = /^```yaml\n(.*?)^```/ms.exec(page) ?? [];

test('the page has no code that this test does not use', () => {
  expect([...page.matchAll(/^```\w+$/gm)]).toHaveLength(3);
});

test('the answer is what a server without a contact says', async () => {
  const { get, close } = await startBff(
    () => undefined,
    { mode: 'real', livePollSeconds: 30 },
    { pushStateDir: temporaryFolder() },
  );
  expect(JSON.parse((await get('/api/push')).body)).toEqual(JSON.parse(STATE));
  await close();
});

test('the command makes keys that processes of a fleet take', () => {
  const text = execFileSync('sh', ['-c', COMMAND], { encoding: 'utf8' });
  const environment = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );
  const config = readBffConfig(environment);
  expect(config).toMatchObject({
    ok: true,
    value: {
      push: {
        keys: {
          publicKey: environment['VAPID_PUBLIC_KEY'],
          privateKey: environment['VAPID_PRIVATE_KEY'],
        },
      },
    },
  });
});

test('the environment of the containers offers topics', () => {
  const { touchline, ntfy } = parse(CONTAINERS).services;
  const config = readBffConfig(touchline.environment);
  expect(config).toMatchObject({ ok: true, value: { push: { ntfy: { url: 'http://192.168.1.5:8090' } } } });
  expect(ntfy.environment.NTFY_BASE_URL).toBe(touchline.environment.NTFY_URL);
  expect(ntfy.ports).toEqual([`${new URL(touchline.environment.NTFY_URL).port}:80`]);
  expect(touchline.volumes[0].split(':')[1]).toBe(touchline.environment.STATE_DIR);
});
