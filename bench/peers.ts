import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExpressOrders } from './express-server.ts';
import { forkServer, pidOf, type ServerProcess } from './server-process.ts';

export const EXPRESS = 'express, http-proxy-middleware';
export const APICACHE = 'the same with apicache';
export const NGINX = 'nginx proxy_cache';
export const VARNISH = 'Varnish';

/** Debian's folder of these programs is in no ordinary user's path. */
const PATH = `${process.env['PATH']}:/usr/sbin`;
const START_TIMEOUT_MS = 10_000;

const isInstalled = (program: string) => spawnSync(program, ['-V'], { env: { PATH } }).error === undefined;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function untilItAnswers(port: number): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`No answer on port ${port}. Look at the lines above.`);
}

async function startInFolder(
  name: string,
  start: (folder: string, port: number) => ChildProcess,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  const port = await freePort();
  const child = start(folder, port);
  await untilItAnswers(port);
  const stop = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill('SIGTERM');
  };
  return { name, port, pid: pidOf(child), stop };
}

/** Starts nginx as a single process, like the others, with the stored answer of the origin. */
function startNginx(folder: string, port: number, originPort: number): ChildProcess {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 1000000; ${temporary}
      output_buffers 4 128k; gzip off;
      proxy_cache_path ${folder}/cache keys_zone=bench:1m;
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://127.0.0.1:${originPort};
          proxy_cache bench;
          proxy_cache_key $request_uri$http_accept_encoding;
          proxy_cache_valid 200 1h;
          proxy_ignore_headers Cache-Control Expires Vary;
        }
      }
    }`,
  );
  return spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    env: { PATH },
    stdio: 'inherit',
  });
}

/** Starts Varnish with a fixed number of threads, whose CPU time can be summed. */
function startVarnish(folder: string, port: number, originPort: number): ChildProcess {
  writeFileSync(
    join(folder, 'bench.vcl'),
    `vcl 4.1;
    backend default { .host = "127.0.0.1"; .port = "${originPort}"; }
    sub vcl_backend_response { set beresp.ttl = 1h; }`,
  );
  mkdirSync(join(folder, 'work'));
  const parameters = ['http_gzip_support=off', 'thread_pools=1', 'thread_pool_min=32', 'thread_pool_max=32'];
  return spawn(
    'varnishd',
    [
      ...[
        '-F',
        '-j',
        'none',
        '-n',
        join(folder, 'work'),
        '-a',
        `127.0.0.1:${port}`,
        '-f',
        join(folder, 'bench.vcl'),
      ],
      ...['-s', 'malloc,64m', ...parameters.flatMap((parameter) => ['-p', parameter])],
    ],
    { env: { PATH }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/**
 * Starts the other proxies in front of an origin: two of express, and nginx and Varnish where the machine has them.
 */
export async function startPeers(originPort: number): Promise<readonly ServerProcess[]> {
  const peers: ServerProcess[] = [];
  if (existsSync(join(import.meta.dirname, 'node_modules/express')))
    for (const [name, hasCache] of [
      [EXPRESS, false],
      [APICACHE, true],
    ] as const)
      peers.push(
        await forkServer(name, 'express-server.ts', { originPort, hasCache } satisfies ExpressOrders),
      );
  if (isInstalled('nginx'))
    peers.push(await startInFolder(NGINX, (folder, port) => startNginx(folder, port, originPort)));
  if (isInstalled('varnishd'))
    peers.push(await startInFolder(VARNISH, (folder, port) => startVarnish(folder, port, originPort)));
  return peers;
}
