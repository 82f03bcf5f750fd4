import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { freePort } from '#bff/testing/free-port.ts';

export interface RedisServer {
  readonly url: string;
  /** Runs a command at the server, such as `['CONFIG', 'SET', …]`. */
  command(parts: readonly string[]): Promise<unknown>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  kill(): Promise<void>;
  /** Starts it again, empty, after `kill`. */
  restart(): Promise<void>;
  /** Writes values of wrong kinds under all keys of Touchline and sends garbage to its processes. */
  poison(): Promise<void>;
  close(): Promise<void>;
}

/** One step, so that a process that writes the key meanwhile cannot make the list fail. */
const REPLACE_BY_LIST = "redis.call('DEL', KEYS[1]) return redis.call('RPUSH', KEYS[1], 'garbage')";

/** Whether a Redis server is installed; without one the tests with a real store do not run. */
export function hasRedisServer(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts an empty Redis server on loopback, with its files in a new folder. */
export async function startRedisServer(): Promise<RedisServer> {
  const directory = mkdtempSync(join(tmpdir(), 'touchline-redis-'));
  const port = String(await freePort());
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess;

  async function command(parts: readonly string[]): Promise<unknown> {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.sendCommand([...parts]);
    } finally {
      client.destroy();
    }
  }

  async function start(): Promise<void> {
    const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', directory];
    child = spawn('redis-server', options, { stdio: 'ignore' });
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const isUp = await command(['PING']).then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await pause(25);
    }
    throw new Error('redis-server does not start.');
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  await start();
  return {
    url,
    command,
    signal: (signal) => void child.kill(signal),
    kill,
    restart: start,
    async poison() {
      const keys = (await command(['KEYS', 'touchline:1:*'])) as string[];
      for (const [index, key] of keys.entries()) {
        if (index % 3 === 0) await command(['EVAL', REPLACE_BY_LIST, '1', key]);
        else if (index % 3 === 1) await command(['SET', key, '{"etag":"W/\\"']);
        else await command(['SET', key, Buffer.alloc(4_096, 255).toString('latin1')]);
      }
      await command(['PUBLISH', 'touchline:1', '{"from":1']);
    },
    async close() {
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
