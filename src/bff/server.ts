import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#contract/clock.ts';
import { createAnswers } from './cache/answers.ts';
import { createBudget } from './cache/budget.ts';
import { freshness, type Terms } from './cache/freshness.ts';
import { type ClientLimits, DEFAULT_CLIENT_LIMITS } from './config/clients.ts';
import type { MetricsAddress, StatusAccess } from './config/config.ts';
import { Failure } from './failure.ts';
import { apiRoute } from './http/api-route.ts';
import { createApp } from './http/app.ts';
import { firstRoute } from './http/first-route.ts';
import { ageSeconds } from './http/headers.ts';
import { healthRoutes } from './http/health-routes.ts';
import { listen } from './http/listen.ts';
import { pageRoutes, readShell } from './http/page-routes.ts';
import { pictureRoute } from './http/picture-route.ts';
import { policyReportRoute } from './http/policy-report-route.ts';
import { contentSecurityPolicy } from './http/security.ts';
import { statusRoute } from './http/status-route.ts';
import { createLoad } from './load.ts';
import { type Log, scrubbedLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';
import { observedAnswers } from './observed-answers.ts';
import { createServiceState } from './service-state.ts';
import type { UpstreamAccount } from './upstream/account.ts';
import { createUpstream } from './upstream/client.ts';
import { createPictures } from './upstream/pictures.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** What hands out pages while they are being written: Vite's middlewares. */
type Middleware = (request: IncomingMessage, response: ServerResponse) => void;

export interface BffOptions {
  readonly upstream: UpstreamAccount;
  /** The world's: what an answer's age and freshness are counted in. */
  readonly clock: Clock;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The folder of the built pages; null: there are none, or `dev` has them. */
  readonly webRoot: string | null;
  /** Route patterns of the addresses that are pages. */
  readonly pages: readonly string[];
  readonly dev?: (app: FastifyInstance) => Promise<Middleware>;
  /** Whether prices are told; they are, unless this is false. */
  readonly odds?: boolean;
  readonly clients?: ClientLimits;
  /** Default: nowhere. */
  readonly metrics?: MetricsAddress;
  readonly status?: StatusAccess;
  readonly log?: Log;
  /** The machine's monotonic time, ms: what waiting and trying again are counted in. */
  readonly elapsed?: () => number;
}

export interface Bff {
  readonly app: FastifyInstance;
  /** `http://<host>:<port>` */
  readonly address: string;
  /**
   * Says "not ready" at once, accepts no more connections after `drainMs` (default 0), and resolves when what was under
   * way is done, at most 10 s later.
   */
  close(options?: { readonly drainMs?: number }): Promise<void>;
}

const NO_METRICS: MetricsAddress = { host: '127.0.0.1', port: 0 };
const OPEN_STATUS: StatusAccess = { enabled: true, operatorKey: null };

function logCall(log: Log, { requestsLeft, ...call }: UpstreamCall): void {
  const isExpected = ['ok', 'absent', 'no_route'].includes(call.outcome);
  log(isExpected ? 'debug' : 'warn', 'upstream call', {
    ...call,
    ...(requestsLeft !== null && { requestsLeft }),
  });
}

/**
 * Starts the thin proxy between browsers and the data service. Throws an `Error` whose message is a sentence
 * for the operator where it cannot.
 */
export async function createBff(options: BffOptions): Promise<Bff> {
  const { clock, host, port, webRoot, dev, odds = true } = options;
  const { clients = DEFAULT_CLIENT_LIMITS, status = OPEN_STATUS, metrics: address = NO_METRICS } = options;
  const { elapsed = () => performance.now() } = options;
  const { mode, liveEvery = 30 } = options.upstream;
  const terms: Terms = { mode, liveEvery };
  const upstream = createUpstream(options.upstream, elapsed);
  const pictures = createPictures(options.upstream);
  const log = scrubbedLog(options.log ?? (() => {}), upstream.scrub);
  const budget = createBudget(elapsed);
  const metrics =
    address.port === 0
      ? null
      : createMetrics({ watchedKeys: () => answers.watchedKeys, storeBytes: () => answers.storeBytes });
  const state = createServiceState({
    clock,
    elapsed,
    holdings: () => answers.holdings,
    allowance: () => budget.state,
  });
  const answers = observedAnswers(
    createAnswers({
      clock,
      elapsed,
      budget,
      waits: ({ operation }) => freshness(operation, null, clock.now(), terms),
      load: createLoad({
        upstream,
        clock,
        budget,
        terms,
        log,
        elapsed,
        onCall(call) {
          logCall(log, call);
          metrics?.onCall(call);
          state.onCall(call);
        },
        onDropped: (operation, records) => metrics?.onDropped(operation, records),
      }),
      onFailure: ({ name }, { reason, place }) => {
        log(place === null ? 'warn' : 'error', 'refresh', {
          operation: name,
          reason,
          ...(place !== null && { place }),
        });
      },
    }),
    ({ name }, outcome) => {
      state.onOutcome(name, outcome);
      if (metrics === null) return;
      const age = outcome.how === 'failed' ? null : ageSeconds(outcome.version, clock);
      metrics.onOutcome(name, outcome.how, age);
    },
  );

  const shell = webRoot === null ? null : await readShell(webRoot, odds);
  const policy = dev ? null : contentSecurityPolicy(shell?.html ?? '');
  const { app, drain, rates } = await createApp({
    policy,
    clock,
    elapsed,
    clients,
    log,
    onResponse: (operation, code) => metrics?.onResponse(operation, code),
  });
  apiRoute(app, answers, clock, odds);
  firstRoute(app, answers, clock);
  pictureRoute(app, pictures, elapsed);
  healthRoutes(app, answers, drain);
  policyReportRoute(app, rates, log, (directive) => metrics?.onPolicyReport(directive));
  if (status.enabled) statusRoute(app, state, rates, status, mode === 'embedded');
  const pages = options.pages.filter((page) => status.enabled || page !== '/status');
  if (webRoot !== null && shell) await pageRoutes(app, webRoot, shell, pages, clock, odds);
  else if (dev) {
    const middleware = await dev(app);
    app.setNotFoundHandler((request, reply) => {
      reply.hijack();
      middleware(request.raw, reply.raw);
    });
  } else {
    app.setNotFoundHandler(() => {
      throw new Failure('not_found', 'request', { message: 'There is nothing at this address.' });
    });
  }
  app.addHook('onClose', async () => {
    await Promise.all([upstream.close(), pictures.close()]);
  });
  const listening = await listen(app, host, port);
  const closeMetrics = metrics ? await startMetricsServer(address, metrics.text, log) : async () => {};
  return {
    app,
    address: listening,
    async close({ drainMs = 0 } = {}) {
      await drain.run(drainMs);
      await closeMetrics();
    },
  };
}
