import { onTestFinished } from 'vitest';
import type { BffOptions } from '#bff/bff.ts';
import type { AnswerHandler } from './fake-upstream.ts';
import { startBff } from './start-bff.ts';
import { settle } from './start-fleet.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type { TickedClock } from './ticked-clock.ts';

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** Starts a server with a folder for subscriptions, which its own pages can change; it is closed after the test. */
export async function startPush(
  answer: AnswerHandler,
  optionsOf: (clock: TickedClock) => Partial<BffOptions>,
  folder = temporaryFolder(),
) {
  const server = await startBff(answer, {}, (clock) => ({
    schedule: clock.schedule,
    pushStateDir: folder,
    ...optionsOf(clock),
  }));
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  const send = async (method: 'POST' | 'DELETE', body: object, path = '/api/push') =>
    server.bff.app.inject({ method, url: path, headers: OWN_PAGE, body });
  const pass = async (seconds: number) => {
    for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
      server.clock.tick(0.1);
      await settle();
    }
  };
  return { ...server, folder, send, pass, close };
}
