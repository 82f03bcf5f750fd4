import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#bff/testing/free-port.ts';
import type { Engine } from './engine.ts';
import { findProgram } from './find-program.ts';

const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4*/MiniBrowser';

/** Starts a virtual display. */
async function startDisplay(
  program: string,
): Promise<{ readonly child: ChildProcess; readonly name: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [output] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  return { child, name: `:${String(output).trim()}` };
}

/** Sends commands of WebDriver (w3.org/TR/webdriver2) to a session. */
const commands =
  (base: string) =>
  async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(`WebKit refused ${path}: ${value.message}`);
    return value;
  };

async function waitForDriver(base: string): Promise<void> {
  const isReady = () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(50);
}

export const WEBKIT: Engine = {
  name: 'WebKit',
  installation: 'Install WebKitGTK, on Debian: apt install webkit2gtk-driver xvfb.',
  start: async () => {
    const driver = findProgram('WebKitWebDriver');
    const displays = findProgram('Xvfb');
    const [browser] = globSync(MINI_BROWSER);
    if (!driver || !displays || !browser) return null;
    const dir = mkdtempSync(join(tmpdir(), 'touchline-webkit-'));
    const log = join(dir, 'log');
    const binary = join(dir, 'browser');
    // The driver drops the output of the browser, which is where it writes what pages log.
    writeFileSync(binary, `#!/bin/sh\nexec ${browser} "$@" >${log} 2>&1\n`, { mode: 0o755 });
    const display = await startDisplay(displays);
    const port = await freePort();
    const child = spawn(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display.name, HOME: dir },
      stdio: 'ignore',
    });
    const base = `http://127.0.0.1:${port}`;
    await waitForDriver(base);
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
    const { sessionId, capabilities } = await commands(base)<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
    });
    const send = commands(`${base}/session/${sessionId}`);
    let readChars = 0;
    return {
      version: capabilities.browserVersion,
      open: async (url, width, height) => {
        readChars = readFileSync(log, 'utf8').length;
        await send('POST', '/window/rect', { width, height });
        await send('POST', '/url', { url });
      },
      evaluate: (expression) =>
        send('POST', '/execute/sync', { script: `return (${expression});`, args: [] }),
      errors: () =>
        readFileSync(log, 'utf8')
          .slice(readChars)
          .split('\n')
          .filter((line) => line.includes('CONSOLE') && line.includes('ERROR')),
      photograph: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
      close: async () => {
        await send('DELETE', '');
        for (const one of [child, display.child]) {
          const exited = once(one, 'exit');
          one.kill();
          await exited;
        }
        rmSync(dir, { recursive: true, force: true });
      },
    };
  },
};
