import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NOON } from './ticked-clock.ts';

/** What the fake answers: JSON of `body` with 200, or whatever a test writes itself. */
export type Answering = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

export interface FakeUpstream {
  readonly url: string;
  /** Path and query of every request so far. */
  readonly hits: string[];
  /** What it answers from now on. Undefined from the function: it has written the answer itself. */
  answer: Answering;
  close(): Promise<void>;
}

/** A real HTTP server in the data service's place, that counts and does what a test tells it. */
export async function startFakeUpstream(answer: Answering): Promise<FakeUpstream> {
  const fake = { hits: [] as string[], answer };
  const server = createServer(async (request, response) => {
    fake.hits.push(request.url ?? '');
    const body = await fake.answer(request, response, new URL(request.url ?? '/', 'http://fake'));
    if (body === undefined) return;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

/** An envelope of v2.2 around one page of a list. */
export function listOf(records: readonly unknown[], meta: Readonly<Record<string, unknown>> = {}) {
  return {
    data: records,
    meta: {
      requests_left: 1_000,
      user: 'somebody',
      page: 1,
      pages: 1,
      count: records.length,
      total: records.length,
      ...meta,
    },
  };
}

/** Of the match that is in play at noon, epoch seconds. */
export const KICK_OFF = NOON / 1_000 - 1_200;

/** A match as the wire has it, with what the contract requires. `kickOff` in epoch seconds. */
export function wireMatch(
  id: number,
  status: number,
  kickOff: number,
  score: readonly [number, number] | null = null,
) {
  const team = (of: number) => ({ id: of, name: `Team ${of}`, short_code: `T${of}`, img: null });
  return {
    id,
    status,
    status_name: 'as the code says',
    time: { timestamp: kickOff, minute: null },
    teams: { home: team(id * 2), away: team(id * 2 + 1) },
    league: { id: 1, name: 'League', type: 'league', country_id: '1' },
    scores: { home_score: score?.[0] ?? '', away_score: score?.[1] ?? '' },
    standings: {},
  };
}

/** The feed of what is in play: one match, in its 20th minute at noon. */
export function inPlay(
  score: readonly [number, number] = [0, 0],
  meta: Readonly<Record<string, unknown>> = {},
) {
  return listOf([wireMatch(7, 1, KICK_OFF, score)], meta);
}
