import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MovableClock, startSetting } from '#run/clock.ts';
import { type OpenRecording, openRecording } from './open-recording.ts';

/** Serves recorded answers in place of the data service. */
export interface Replay {
  readonly address: string;
  close(): Promise<void>;
}

const NO_ROUTE = { msg: 'Endpoint not found' };
const NOT_RECORDED = { data: {}, meta: { msg: 'Not in the recording' } };
const UNREADABLE = { msg: 'The recorded answer cannot be read' };

interface ReplayedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns the folder of `file:DIR`, relative to the current folder; null for other addresses. */
function folderOf(address: string): string | null {
  if (!address.startsWith('file:')) return null;
  return address.startsWith('file://') ? fileURLToPath(address) : resolve(address.slice('file:'.length));
}

function answerTo(recording: OpenRecording, address: string): ReplayedAnswer {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const route = /^\/v2\.2\/([a-z0-9]+)\/?$/.exec(pathname)?.[1];
  if (route === undefined) return { status: 404, body: NO_ROUTE };
  const body = recording.find(route, new Map(searchParams));
  return body === null ? { status: 404, body: NOT_RECORDED } : { status: 200, body };
}

function answerSafely(recording: OpenRecording, address: string): ReplayedAnswer {
  try {
    return answerTo(recording, address);
  } catch {
    return { status: 500, body: UNREADABLE };
  }
}

/**
 * Serves the recording of `UPSTREAM_URL=file:DIR` on the loopback address and sets the clock to the time of the recording,
 * which its answers refer to. Null for other addresses. Rejects if DIR contains no answers.
 */
export async function startReplay(
  upstreamUrl: string | undefined,
  clock: MovableClock,
): Promise<Replay | null> {
  const folder = folderOf(upstreamUrl?.trim() ?? '');
  if (folder === null) return null;
  const recording = openRecording(folder);
  clock.set(startSetting(recording.recordedAt, 1));
  const server = createServer((request, response) => {
    const { status, body } = answerSafely(recording, request.url ?? '/');
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
