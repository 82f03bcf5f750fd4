import { createBudget } from '#bff/account/budget.ts';
import { createAnswerCache } from '#bff/cache/answer-cache.ts';
import { computeFreshness } from '#bff/cache/freshness.ts';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { apiRoute } from '#bff/http/api-route.ts';
import { createBffApp } from '#bff/http/bff-app.ts';
import { createLoad } from '#bff/load.ts';
import { parseResponse } from '#bff/upstream/parse-response.ts';
import { LANGUAGES } from '#contract/locales.ts';
import type { ServiceAnswers } from './service-answers.ts';

interface Options {
  readonly service: ServiceAnswers;
  /** Instant of the world at the start, epoch ms. */
  readonly start: number;
  /** Returns the time of the service for an instant of the test; default: the same. */
  readonly serviceTime?: (instant: number) => number;
}

const TERMS = { mode: 'embedded', livePollSeconds: 30 } as const;

let proxies = 0;

/** Runs the proxy's API and its cache in this process, before the embedded service, on the timers of a test. */
export async function startProxy({ service, start, serviceTime = (instant) => instant }: Options) {
  // Another rate makes the page's clock start anew instead of running on from an earlier page.
  proxies += 1;
  const rate = 1 + proxies * 1e-6;
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  const now = () => start + elapsed() * rate;
  const clock = { rate, now, ageingNow: now };
  const budget = createBudget({
    clock,
    elapsed,
    allowance: { perHour: null, perDay: null },
    isMetered: false,
    livePeriodMs: 30_000,
    onChange: () => {},
  });
  const load = createLoad({
    upstream: {
      holdsSecret: () => false,
      async request(route, parameters) {
        const response = await service.wireAt(serviceTime(now()), route, parameters);
        return { body: parseResponse(response, route), bytes: response.body.length };
      },
    },
    clock,
    elapsed,
    budget,
    terms: TERMS,
    log: () => {},
    onCall: () => {},
    onDropped: () => {},
    onSettled: () => {},
    onData: () => {},
  });
  /** The first instant at which the proxy has had each body, epoch ms of the world, by its entity tag. */
  const hadSince = new Map<string, number>();
  const createCache = () =>
    createAnswerCache({
      clock,
      elapsed,
      budget,
      async load(...request) {
        const version = await load(...request);
        const { etag } = version.body;
        hadSince.set(etag, hadSince.get(etag) ?? now());
        return version;
      },
      isSupervised: false,
      schedule(task, ms) {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      timeoutsOf: ({ operation }) => computeFreshness(operation, null, now(), TERMS),
      onFailure: () => {},
    });
  async function createApp() {
    const cache = createCache();
    const { app } = createBffApp({
      policy: null,
      clock,
      elapsed,
      schedule: () => () => {},
      clients: { ...DEFAULT_CLIENT_LIMITS, requestsPerSecond: 0 },
      languages: LANGUAGES,
      log: () => {},
      onResponse: () => {},
    });
    apiRoute(app, cache, clock, true, () => {});
    return { app, cache };
  }
  let process = await createApp();
  const urls = new Set<string>();

  return {
    now,
    hadSince,
    /** Requests an address like a browser whose cache is empty. */
    async fetch(url: string, { signal }: RequestInit = {}): Promise<Response> {
      urls.add(url.replace(/&delay=\d+$/, ''));
      const { statusCode: status, headers, body } = await process.app.inject({ url });
      signal?.throwIfAborted();
      return new Response(body, { status, headers: headers as Record<string, string> });
    },
    /** Requests once more what has been requested, as another viewer. */
    async poll(): Promise<void> {
      await Promise.all([...urls].map((url) => process.app.inject({ url })));
    },
    /** Replaces the process by one that knows nothing. */
    async restart(): Promise<void> {
      process.cache.close();
      process = await createApp();
    },
    close: () => process.cache.close(),
  };
}
