import type { InjectOptions } from 'fastify';
import { readApiRequest } from '#bff/api-request.ts';
import { collect } from '#bff/collect.ts';
import type { UpstreamResponse } from '#bff/upstream/call.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { settle } from '#contract/settle.ts';
import { DEMO } from '#service/accounts/account.ts';
import { createDemoApp } from '#service/http/demo-app.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { Listing } from '#service/world/people/people-register.ts';
import type { World } from '#service/world/world.ts';

/** An answer of `/api/v2.2`; data null with status 404: there is no such record. */
export interface ServiceAnswer {
  readonly status: number;
  readonly data: unknown;
  /** Its age in seconds; 0 by default. */
  readonly age?: number;
}

const API_PATH = /^\/api\/v2\.2\/(\w+)\/\?(.*)$/;

const NO_PLAYERS: Listing = { total: 0, slice: () => [] };

/**
 * Returns a world whose days have the matches of a few competitions, and whose search has no players: a whole Saturday
 * takes seconds to answer, an index of all names a second for each day.
 */
function createSmallWorld(world: World, competitionIds: ReadonlySet<string>): World {
  const days = new Map<number, readonly Fixture[]>();
  return {
    ...world,
    register: { ...world.register, players: () => NO_PLAYERS, playersWithoutClub: () => [] },
    fixturesOn(day) {
      const fixtures =
        days.get(day) ??
        world.fixturesOn(day).filter(({ competition }) => competitionIds.has(String(competition.id)));
      days.set(day, fixtures);
      return fixtures;
    },
  };
}

/** Answers the pages' requests from the embedded service in this process, at any instant, without a socket. */
export async function createServiceAnswers(world: World, competitionIds: ReadonlySet<string>) {
  let now = 0;
  const app = createDemoApp(createSmallWorld(world, competitionIds), { now: () => now, media: true });
  // Before a test replaces the timers.
  await app.ready();
  const wire = new Map<string, Promise<UpstreamResponse>>();
  const answers = new Map<string, Promise<ServiceAnswer>>();

  let lastRequest: Promise<unknown> = Promise.resolve();
  /** Sends requests one after the other, because the service has one clock. */
  function request(epochMs: number, options: InjectOptions) {
    const response = lastRequest.then(() => {
      now = epochMs;
      return app.inject(options);
    });
    lastRequest = response;
    return response;
  }

  /** Returns what the service sends at an instant, as the proxy receives it. */
  function wireAt(
    epochMs: number,
    route: string,
    parameters: readonly (readonly [string, string])[],
  ): Promise<UpstreamResponse> {
    const query = { ...Object.fromEntries(parameters), user: DEMO.user, token: DEMO.token };
    const key = `${epochMs} ${route} ${parameters.join('&')}`;
    const response =
      wire.get(key) ??
      request(epochMs, { url: `/v2.2/${route}/`, query }).then(({ statusCode, rawPayload }) => ({
        status: statusCode,
        type: 'application/json',
        retryAfterMs: null,
        body: rawPayload,
      }));
    wire.set(key, response);
    return response;
  }

  async function fetchAnswer(epochMs: number, route: string, query: string): Promise<ServiceAnswer> {
    const { operation, parameters, include, offset, oddsFormat } = readApiRequest(route, query);
    let status = 200;
    async function readPage(page: number) {
      const pageParameter = operation.collect ? [['page', String(page)] as const] : [];
      const response = await wireAt(epochMs, route, [...parameters, ...pageParameter]);
      status = response.status;
      if (status !== 200) return { data: null, meta: { pages: 1, total: 0 }, dropped: 0, lostRecords: 0 };
      const body = JSON.parse(response.body.toString());
      return readAnswer(operation, include, body, offset, oddsFormat, (record) =>
        settle(operation.record, record),
      );
    }
    if (!operation.collect) {
      const { data } = await readPage(1);
      return { status, data };
    }
    const { records } = await collect<{ readonly id: string }>(async (page) => {
      const { data, dropped, lostRecords, meta } = await readPage(page);
      return {
        records: (data ?? []) as unknown as readonly { readonly id: string }[],
        dropped,
        lostRecords,
        pages: meta.pages,
        total: meta.total,
      };
    });
    return { status, data: records };
  }

  return {
    wireAt,
    /** Answers a request for `/api/v2.2/…` as it was at an instant, epoch ms. */
    answerAt(epochMs: number, url: string): Promise<ServiceAnswer> {
      const [, route = '', query = ''] = API_PATH.exec(url) ?? [];
      const key = `${epochMs} ${url}`;
      const answer = answers.get(key) ?? fetchAnswer(epochMs, route, query);
      answers.set(key, answer);
      return answer;
    },
  };
}

export type ServiceAnswers = Awaited<ReturnType<typeof createServiceAnswers>>;
