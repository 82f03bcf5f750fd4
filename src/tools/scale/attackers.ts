import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { OWN_PAGE, wallReport } from '#bff/testing/wall-requests.ts';
import { createDice } from '#contract/testing/dice.ts';
import { WALL_REMOTE_PATH, WALL_REPORT_PATH } from '#contract/wall-relay.ts';
import { LIVE_PATH } from '#tools/faults/paths.ts';

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

/** One client that attacks until its process ends. */
type Attack = (target: Target, client: number) => Promise<never>;

/** @param requestOf returns the address of a request, and what it posts, if anything */
async function sendRequests(
  { address }: Target,
  client: number,
  requestOf: (index: number) => readonly [path: string, body?: object],
): Promise<never> {
  const dispatcher = new Agent({ connections: REQUESTS_AT_ONCE });
  const headers = { ...OWN_PAGE, 'x-forwarded-for': `203.0.113.${client}` };

  async function send(index: number): Promise<void> {
    const [path, body] = requestOf(index);
    const content = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await request(address + path, { dispatcher, headers, ...content });
    await response.body.dump();
  }

  for (let index = 0; ; index += REQUESTS_AT_ONCE) {
    const batch = Array.from({ length: REQUESTS_AT_ONCE }, (_, each) => send(index + each).catch(() => {}));
    await Promise.all(batch);
    await pause(50);
  }
}

/** Opens sockets at the proxy from an address of this machine, again and again. */
async function openSockets(
  { proxy }: Target,
  client: number,
  onSocket: (socket: Socket) => void,
): Promise<never> {
  const port = Number(new URL(proxy).port);
  for (;;) {
    const sockets = Array.from({ length: SOCKETS }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${client}` });
      socket.on('error', () => socket.destroy());
      onSocket(socket);
      return socket;
    });
    await pause(SOCKET_LIFE_MS);
    for (const socket of sockets) socket.destroy();
  }
}

const ahead = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(REQUESTS_AHEAD);

export const ATTACKS: Readonly<Record<string, Attack>> = {
  escapes(target, client) {
    const dice = createDice(client);
    return sendRequests(target, client, () => [dice.of(SPELLINGS)]);
  },
  pipelines: (target, client) =>
    openSockets(target, client, (socket) => {
      socket.resume();
      socket.write(ahead('/'));
    }),
  'unread sockets': (target, client) =>
    openSockets(target, client, (socket) => {
      socket.pause();
      socket.write(ahead(LIVE_PATH));
    }),
  walls: (target, client) =>
    sendRequests(target, client, (index) => [WALL_REPORT_PATH, wallReport(client * 1_000_000 + index)]),
  codes: (target, client) =>
    sendRequests(target, client, (index) => [
      WALL_REMOTE_PATH,
      { do: 'pair', code: index.toString(36).toUpperCase().padStart(8, 'A') },
    ]),
};
