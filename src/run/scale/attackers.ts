import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { OWN_PAGE, wallReport } from '#bff/testing/wall-requests.ts';
import { createDice } from '#contract/testing/dice.ts';
import { WALL_REMOTE_PATH, WALL_REPORT_PATH } from '#contract/wall-relay.ts';
import { LIVE_PATH } from '#run/faults/paths.ts';

/** Spellings of addresses that cost the data service a call or Touchline a page. */
const SPELLINGS = [
  '/%61pi/v2.2/livescores/?t=live',
  '/ap%69/status',
  '/im%67/teams/7',
  '/',
  '//x',
  '/%zz',
  '/nope.js',
];
const REQUESTS_AT_ONCE = 10;
const SOCKETS = 20;
const REQUESTS_AHEAD = 100;
const SOCKET_LIFE_MS = 5_000;

export interface Target {
  /** Touchline, which believes `X-Forwarded-For`. */
  readonly address: string;
  /** nginx before it. */
  readonly proxy: string;
}

/** One client that attacks until `signal` aborts. */
type Attack = (target: Target, client: number, signal: AbortSignal) => Promise<void>;

async function sendBatches(signal: AbortSignal, send: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; !signal.aborted; index += REQUESTS_AT_ONCE) {
    const batch = Array.from({ length: REQUESTS_AT_ONCE }, (_, each) => send(index + each).catch(() => {}));
    await Promise.all(batch);
    await pause(50);
  }
}

/** Opens sockets at the proxy from an address of this machine, again and again. */
async function openSockets(
  { proxy }: Target,
  client: number,
  signal: AbortSignal,
  onSocket: (socket: Socket) => void,
): Promise<void> {
  const port = Number(new URL(proxy).port);
  while (!signal.aborted) {
    const sockets = Array.from({ length: SOCKETS }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${client}` });
      socket.on('error', () => socket.destroy());
      onSocket(socket);
      return socket;
    });
    await pause(SOCKET_LIFE_MS, null, { signal }).catch(() => {});
    for (const socket of sockets) socket.destroy();
  }
}

const ahead = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(REQUESTS_AHEAD);

function postAttack(path: string, bodyOf: (client: number, index: number) => object): Attack {
  return async ({ address }, client, signal) => {
    const agent = new Agent({ connections: REQUESTS_AT_ONCE });
    const headers = { ...OWN_PAGE, 'x-forwarded-for': `203.0.113.${client}` };
    await sendBatches(signal, async (index) => {
      const body = JSON.stringify(bodyOf(client, index));
      const response = await request(address + path, { method: 'POST', dispatcher: agent, headers, body });
      await response.body.dump();
    });
    await agent.destroy();
  };
}

export const ATTACKS: Readonly<Record<string, Attack>> = {
  escapes: async ({ address }, client, signal) => {
    const agent = new Agent({ connections: REQUESTS_AT_ONCE });
    const headers = { 'x-forwarded-for': `203.0.113.${client}` };
    const dice = createDice(client);
    await sendBatches(signal, async () => {
      const response = await request(address + dice.of(SPELLINGS), { dispatcher: agent, headers });
      await response.body.dump();
    });
    await agent.destroy();
  },
  pipelines: (target, client, signal) =>
    openSockets(target, client, signal, (socket) => {
      socket.resume();
      socket.write(ahead('/'));
    }),
  'unread sockets': (target, client, signal) =>
    openSockets(target, client, signal, (socket) => {
      socket.pause();
      socket.write(ahead(LIVE_PATH));
    }),
  walls: postAttack(WALL_REPORT_PATH, (client, index) => wallReport(client * 1_000_000 + index)),
  codes: postAttack(WALL_REMOTE_PATH, (_, index) => ({
    do: 'pair',
    code: index.toString(36).toUpperCase().padStart(8, 'A'),
  })),
};
