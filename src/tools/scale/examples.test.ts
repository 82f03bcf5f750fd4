/** The examples of docs/deploy name ports, variables and paths that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fleetConfig } from './fleet-proxy.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const VARIABLES = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
const PROXIES = ['fleet-nginx.conf', 'fleet.Caddyfile', 'fleet.vcl'];

test.each(PROXIES)('%s has the three processes', (file) => {
  const text = read(`docs/deploy/${file}`);
  for (const port of [3000, 3001, 3002]) expect(text).toContain(String(port));
});

test('the compose file sets only variables that Touchline reads', () => {
  const shared =
    /\n {2}environment:\n([\s\S]*?)\n {2}depends_on/.exec(read('docs/deploy/compose.yaml'))?.[1] ?? '';
  const names = [...shared.matchAll(/^ {4}(?:# )?([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names).toContain('REDIS_URL');
  expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
});

test('the compose file mounts only files that exist, and Prometheus reads every process in it', () => {
  const compose = read('docs/deploy/compose.yaml');
  const mounts = [...compose.matchAll(/- (\.[^:]+):/g)].map(([, path = '']) => path);
  expect(mounts.length).toBeGreaterThan(4);
  for (const path of mounts.filter((each) => /\.\w+$/.test(each)))
    expect(read(join('docs/deploy', path)), path).not.toBe('');
  const processes = [...compose.matchAll(/^ {2}(touchline-\d):/gm)].map(([, name]) => name);
  const metricsPort = /EXPOSE \d+ (\d+)/.exec(read('docs/deploy/Containerfile'))?.[1];
  for (const name of processes)
    expect(read('docs/deploy/prometheus.yaml')).toContain(`'${name}:${metricsPort}'`);
});

test.each([
  ['touchline.service', 'touchline@.service'],
  ['touchline-watchdog.service', 'touchline-watchdog@.service'],
  ['touchline-watchdog.timer', 'touchline-watchdog@.timer'],
])('%s and %s differ only in what a process has of its own', (single, instance) => {
  const lines = (file: string) =>
    read(`docs/deploy/${file}`)
      .split('\n')
      .filter((line) => !/^(?:#|Description=)/.test(line));
  const own = lines(instance).filter((line) => !lines(single).includes(line));
  for (const line of own) expect(line).toMatch(/%i|(?:SERVICE|METRICS)_PORT=0|NEWS=off/);
  const folders = ['STATE_DIR=/var/lib/touchline/%i', 'StateDirectory=touchline/%i'];
  if (instance === 'touchline@.service')
    for (const folder of folders) expect(own.join('\n')).toContain(folder);
  const count = (file: string) => lines(file).length;
  expect(count(instance) - count(single)).toBe(
    own.filter((line) => /_PORT=0|NEWS=off|=-\//.test(line)).length,
  );
});

test('nginx can be tried with the example, without TLS and on other ports', () => {
  const config = fleetConfig('/folder', 8080, [1001, 1002, 1003]);
  expect(config).not.toMatch(/^ +(?:ssl_|listen (?:443|80;))|127\.0\.0\.1:300/m);
  expect(config).toContain('listen 127.0.0.1:8080;');
  for (const port of [1001, 1002, 1003]) expect(config).toContain(`server 127.0.0.1:${port} `);
});
