import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NOON } from './ticked-clock.ts';

/** Returns the body to send as JSON with status 200, or undefined after writing the response itself. */
export type AnswerHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

export interface FakeUpstream {
  readonly url: string;
  /** Paths and queries of all requests so far. */
  readonly hits: string[];
  /** Replaces the handler for following requests. */
  answer: AnswerHandler;
  close(): Promise<void>;
}

/** Starts an HTTP server in place of the data service that records requests and answers as a test defines. */
export async function startFakeUpstream(answer: AnswerHandler): Promise<FakeUpstream> {
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

/** Returns a v2.2 envelope around one page of a list. */
export function listEnvelope(records: readonly unknown[], meta: Readonly<Record<string, unknown>> = {}) {
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

/** Kick-off of the live match, epoch seconds. */
export const LIVE_KICK_OFF_SECONDS = NOON / 1_000 - 1_200;

/** Returns a wire match with the fields that the contract requires. `kickOff` in epoch seconds. */
export function fakeWireMatch(
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

/** Returns the live feed: one match, in its 20th minute at noon. */
export function liveEnvelope(
  score: readonly [number, number] = [0, 0],
  meta: Readonly<Record<string, unknown>> = {},
) {
  return listEnvelope([fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, score)], meta);
}

/** A competition with a current season. */
export const FAKE_LEAGUE = {
  id: 1,
  name: 'Northern League',
  country: { id: '11', name: 'Germany', cc: 'de' },
  id_current_season: '50',
  seasons: [{ id: '50', name: '26/27' }],
};
