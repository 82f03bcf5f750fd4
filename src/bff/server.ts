import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AgeingClock } from '#contract/clock.ts';
import { createAnswers } from './cache/answers.ts';
import { createBudget } from './cache/budget.ts';
import { freshness, type Terms } from './cache/freshness.ts';
import { type Schedule, scheduleUnref } from './cache/watch.ts';
import type { ClientLimits } from './config/clients.ts';
import type { Allowance, MetricsAddress, StatusAccess } from './config/config.ts';
import { watchEventLoop } from './event-loop.ts';
import { Failure } from './failure.ts';
import { apiRoute } from './http/api-route.ts';
import { createApp } from './http/app.ts';
import { firstRoute } from './http/first-route.ts';
import { healthRoutes } from './http/health-routes.ts';
import { listen } from './http/listen.ts';
import { pageRoutes, readShell } from './http/page-routes.ts';
import { pictureRoute } from './http/picture-route.ts';
import { contentSecurityPolicy } from './http/security.ts';
import { createLoad } from './load.ts';
import { type Log, scrubbedLog } from './log.ts';
import { operationName } from './question.ts';
import type { UpstreamAccount } from './upstream/account.ts';
import { createUpstream } from './upstream/client.ts';
import { watchCredentialFiles } from './upstream/credential-files.ts';
import { createPictures } from './upstream/pictures.ts';

/** What hands out pages while they are being written: Vite's middlewares. */
type Middleware = (request: IncomingMessage, response: ServerResponse) => void;

export interface BffOptions {
  readonly upstream: UpstreamAccount;
  /** The world's: what an answer's age and freshness are counted in. */
  readonly clock: AgeingClock;
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
  readonly allowance?: Allowance;
  /** Folder for what outlives a restart; null: nothing does. */
  readonly stateDir?: string | null;
  readonly metrics?: MetricsAddress;
  readonly status?: StatusAccess;
  readonly log?: Log;
  /** The machine's monotonic time, ms: what waiting and trying again are counted in. */
  readonly elapsed?: () => number;
  /** Runs what is due later, by the same time. */
  readonly schedule?: Schedule;
}

export interface Bff {
  readonly app: FastifyInstance;
  /** `http://<host>:<port>` */
  readonly address: string;
  /** Uses these credentials from the next call to the data service on. */
  setCredentials(user: string, token: string): void;
  /** Reads the files that hold the credentials at once, where there are any. */
  reloadCredentials(): void;
  /** Refuses readiness at once and connections after `drainMs`, and resolves when the accepted requests are answered. */
  close(options?: { readonly drainMs?: number }): Promise<void>;
  /** The embedded data service has ended: requests that nothing is held for wait until it is ready again. */
  upstreamDown(): void;
  /** It is ready again at `url`: it is called at once, whatever failed before. */
  upstreamReady(url: string): void;
}

/**
 * Starts the thin proxy between browsers and the data service. Throws an `Error` whose message is a sentence
 * for the operator where it cannot.
 */
export async function createBff(options: BffOptions): Promise<Bff> {
  const { clock, host, port, webRoot, pages, dev, odds = true } = options;
  const { elapsed = () => performance.now(), schedule = scheduleUnref } = options;
  const { mode, liveEvery = 30 } = options.upstream;
  const terms: Terms = { mode, liveEvery };
  const upstream = createUpstream(options.upstream, elapsed);
  const pictures = createPictures(options.upstream);
  const log = scrubbedLog(options.log ?? (() => {}), upstream.scrub);
  const setCredentials = (user: string, token: string) => {
    upstream.setCredentials(user, token);
    answers.upstreamReady();
  };
  const credentialFiles = watchCredentialFiles(options.upstream, setCredentials, log);
  const budget = createBudget(elapsed);
  const eventLoop = watchEventLoop();
  const load = createLoad({ upstream, clock, elapsed, budget, terms, log, onCall: () => {} });
  const answers = createAnswers({
    clock,
    elapsed,
    schedule,
    budget,
    isSupervised: mode === 'embedded',
    waits: ({ operation }) => freshness(operation, null, clock.now(), terms),
    load: async (...request) => {
      if (eventLoop.isBlocked) throw new Failure('overloaded', 'busy', { retryAfter: 1_000 });
      return load(...request);
    },
    onFailure: ({ operation }, { reason, place }) => {
      log(place === null ? 'warn' : 'error', 'refresh', {
        operation: operationName(operation),
        reason,
        ...(place !== null && { place }),
      });
    },
  });

  const shell = webRoot === null ? null : await readShell(webRoot, odds);
  const app = createApp(dev ? null : contentSecurityPolicy(shell?.html ?? ''), clock, log);
  apiRoute(app, answers, clock, odds);
  firstRoute(app, answers, clock);
  pictureRoute(app, pictures, elapsed);
  healthRoutes(app, upstream, answers, eventLoop);
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
    credentialFiles.close();
    eventLoop.close();
    answers.close();
    await Promise.all([upstream.close(), pictures.close()]);
  });
  return {
    app,
    address: await listen(app, host, port),
    setCredentials,
    reloadCredentials: credentialFiles.reload,
    close: () => app.close(),
    upstreamDown: () => answers.upstreamDown(),
    upstreamReady(url) {
      upstream.restarted(url);
      pictures.restarted(url);
      answers.upstreamReady();
    },
  };
}
