import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#bff/testing/free-port.ts';

const EXAMPLES = join(import.meta.dirname, '../../../docs/deploy');
type Example = 'nginx.conf' | 'fleet-nginx.conf';
/** Debian's folder of nginx is in no ordinary user's path. */
const PATH = `${process.env['PATH']}:/usr/sbin`;

export const hasNginx = () => spawnSync('nginx', ['-v'], { env: { PATH } }).error === undefined;

/**
 * Returns an example of docs/deploy with other ports and folders and without TLS, as a whole file.
 *
 * @param ports of the processes, in place of 3000, 3001 and 3002
 */
export function fleetConfig(
  folder: string,
  port: number,
  ports: readonly number[],
  example: Example = 'fleet-nginx.conf',
): string {
  const site = ports
    .reduce(
      (text, each, index) =>
        text.replace(new RegExp(`(?<=127\\.0\\.0\\.1:)${3000 + index}\\b`), String(each)),
      readFileSync(join(EXAMPLES, example), 'utf8'),
    )
    .replace('/var/cache/nginx/touchline', `${folder}/cache`)
    .replace(/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/ +listen \[::\]:443.*\n/, '')
    .replace(/ +ssl_.*\n/g, '');
  return nginxFile(folder, site);
}

function nginxFile(folder: string, site: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  return `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 4096; }
    http { access_log off; ${folders}\n${site}}`;
}

export interface FleetProxy {
  readonly address: string;
  close(): Promise<void>;
}

async function untilItListens(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(address).catch(() => null)) return;
    await pause(50);
  }
  throw new Error('nginx did not start. Look at the lines above.');
}

/** Starts nginx with an example in front of processes. */
export async function startFleetProxy(ports: readonly number[], example?: Example): Promise<FleetProxy> {
  const port = await freePort();
  return startNginx(port, (folder) => fleetConfig(folder, port, ports, example));
}

/** Starts nginx with a server of its own at a port. */
export const startSite = (port: number, locations: string): Promise<FleetProxy> =>
  startNginx(port, (folder) => nginxFile(folder, `server { listen 127.0.0.1:${port}; ${locations} }`));

async function startNginx(port: number, configOf: (folder: string) => string): Promise<FleetProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder));
  const child = spawn('nginx', ['-e', 'stderr', '-c', file], { env: { PATH }, stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}`;
  await untilItListens(`${address}/healthz`, child);
  return {
    address,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
