/** The answer, the settings and the commands of docs/push.md are read and run. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readNtfyConfig } from '#bff/config/ntfy.ts';
import { readPushConfig } from '#bff/config/push.ts';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const run = promisify(execFile);
const page = readFileSync(join(import.meta.dirname, '../../../docs/push.md'), 'utf8');
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code);

/** Returns the obstacles of the table, and those that are possible, by the types of `contract/push.ts`. */
function obstacles() {
  const contract = readFileSync(join(import.meta.dirname, '../../contract/push.ts'), 'utf8');
  const types = [...contract.matchAll(/type \w*Obstacle = ([^;]+);/g)].map(([, union = '']) => union);
  const possible = types.flatMap((union) => [...union.matchAll(/'([\w-]+)'/g)].map(([, name]) => name));
  const documented = [...page.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  return {
    possible: new Set(possible),
    documented: new Set(documented.filter((name) => name !== 'obstacle')),
  };
}

test('the page has no code that this test does not use', () => {
  expect([...page.matchAll(/^```\w+$/gm)].map(([fence]) => fence)).toEqual(['```json', '```yaml', '```sh']);
});

test('the answer has the fields of a real one, and the table every obstacle', async () => {
  const [example = ''] = blocksOf('json');
  const { get } = await startBffForTest(() => listEnvelope([]));
  const answer = (await get('/api/push')).json();
  const documented = JSON.parse(example);
  expect(Object.keys(documented)).toEqual(Object.keys(answer));
  expect(Object.keys(documented.topics)).toEqual(Object.keys(answer.topics));
  const { possible, documented: named } = obstacles();
  expect(possible.size).toBeGreaterThan(6);
  expect(named).toEqual(possible);
});

test('the settings of the example with ntfy are accepted', () => {
  const [compose = ''] = blocksOf('yaml');
  const { environment } = parse(compose).services.touchline;
  const problems: string[] = [];
  expect(readNtfyConfig(environment, problems)?.url).toBe(environment.NTFY_URL);
  readPushConfig(environment, problems);
  expect(problems).toEqual([]);
});

test('the command makes keys that are accepted', async () => {
  const [makeKeys = ''] = blocksOf('sh');
  const { stdout } = await run('sh', ['-c', makeKeys]);
  const environment = Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  );
  const problems: string[] = [];
  expect(readPushConfig(environment, problems).keys).not.toBeNull();
  expect(problems).toEqual([]);
});

test('the hosts of the example are accepted', () => {
  const [, hosts = ''] = /`PUSH_HOSTS=([^`]+)`/.exec(page) ?? [];
  const problems: string[] = [];
  expect(readPushConfig({ PUSH_HOSTS: hosts }, problems).ownHosts).toEqual(hosts.split(','));
  expect(problems).toEqual([]);
});
