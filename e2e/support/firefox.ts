import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { findProgram } from './find-program.ts';
import { outputMatch } from './output-match.ts';

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** Connects to a browser's WebDriver BiDi (w3c.github.io/webdriver-bidi), which Firefox has since version 129. */
async function connect(address: string, onError: (text: string) => void) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let commandCount = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message, method, params } = JSON.parse(String(data)) as Answer;
    if (method === 'log.entryAdded' && params?.level === 'error') onError(params.text ?? '');
    const command = id === undefined ? undefined : waiting.get(id);
    if (result === undefined) command?.reject(new Error(message));
    else command?.resolve(result);
  });
  return <Result>(method: string, params: Readonly<Record<string, unknown>>): Promise<Result> => {
    commandCount += 1;
    const command = Promise.withResolvers<unknown>();
    waiting.set(commandCount, command);
    socket.send(JSON.stringify({ id: commandCount, method, params }));
    return command.promise as Promise<Result>;
  };
}

export const FIREFOX: Engine = {
  name: 'Firefox',
  installation: 'Install Firefox, on Debian: apt install firefox-esr.',
  start: async () => {
    const program = findProgram('firefox-esr', 'firefox');
    if (program === undefined) return null;
    const profile = mkdtempSync(join(tmpdir(), 'touchline-firefox-'));
    const child = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [, address = ''] = await outputMatch(child, /BiDi listening on (ws:\S+)/, 'stderr');
    let errors: string[] = [];
    const send = await connect(address, (text) => errors.push(text));
    const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    return {
      version: session.capabilities.browserVersion,
      open: async (url, width, height) => {
        errors = [];
        await send('browsingContext.setViewport', { context, viewport: { width, height } });
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      evaluate: async (expression) => {
        const { result, exceptionDetails } = await send<{
          result?: { value: string };
          exceptionDetails?: { text: string };
        }>('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        });
        if (!result) throw new Error(exceptionDetails?.text);
        return JSON.parse(result.value);
      },
      errors: () => errors,
      photograph: async () => {
        const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
        return Buffer.from(data, 'base64');
      },
      close: async () => {
        const exited = once(child, 'exit');
        child.kill();
        await exited;
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};
