import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import type { Schedule } from '#bff/cache/watch.ts';
import type { ClientLimits } from '#bff/config/clients.ts';
import { basePathOf } from '#bff/config/public-url.ts';
import { asFailure, Failure, nothingFound } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import type { Clock } from '#contract/clock.ts';
import type { Language } from '#contract/locales.ts';
import { createAdmission, type RouteLimit } from './admission.ts';
import { basePathRoute, ownPath, refuseClash } from './base-path.ts';
import { createClientRules } from './client-rules.ts';
import { trackConnections } from './connections.ts';
import { createDrain, type Drain } from './drain.ts';
import { createRefusalLog } from './refusal-log.ts';
import { refuseBytes } from './refuse-bytes.ts';
import { requestId } from './request-id.ts';
import { createRequestRates, type RequestRates } from './request-rate.ts';
import { DATA_POLICY, securityHeaders } from './security.ts';
import { sendFailure } from './send-failure.ts';
import { takeTurns } from './take-turns.ts';

/** Stalled sockets are closed after this time, which exceeds the longest wait for an answer (20 s). */
const STALLED_SOCKET_TIMEOUT_MS = 21_000;
const OVERLOAD_LOG_INTERVAL_MS = 60_000;

/** Converts an error of a handler or of Fastify to a failure; defects are logged. */
function failureOf(error: FastifyError | Failure, { id }: FastifyRequest, log: Log): Failure {
  if (error instanceof Failure) return error;
  // No id of ours is as long.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return nothingFound();
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new Failure('bad_parameter', 'request', {
      message: 'Malformed request. Check its address and headers.',
    });
  }
  const failure = asFailure(error);
  log('error', 'defect', { place: failure.place ?? '', request: id });
  return failure;
}

export interface BffAppOptions {
  /** `Content-Security-Policy`; null in development, where Vite inlines scripts. */
  readonly policy: string | null;
  readonly clock: Clock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly schedule: Schedule;
  readonly clients: ClientLimits;
  /** In which there are pages. */
  readonly languages: readonly Language[];
  readonly log: Log;
  /** Called with every response and the operation set by its handler. */
  readonly onResponse: (operation: string, status: number) => void;
}

export interface BffApp {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  readonly rates: RequestRates;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Path under which the pages are served, without a slash at its end; empty at the root of the origin. */
    basePath: string;
    /** In which there are pages. */
    languages: readonly Language[];
  }
  interface FastifyRequest {
    /** Label in metrics: an operation of the contract's table, or `page`, `picture`, … */
    operation: string;
  }
  interface FastifyContextConfig {
    /** Which limit of a client the route counts towards; every route names one. */
    limit?: RouteLimit;
    /** Whether the route accepts POST; all others are read-only. */
    takesBody?: boolean;
  }
}

/** Creates the HTTP server: read-only but for the routes that take a body, with security headers at every status. */
export function createBffApp(options: BffAppOptions): BffApp {
  const { policy, clock, elapsed, schedule, clients, languages, log, onResponse } = options;
  const basePath = basePathOf(clients.publicUrl);
  const commonHeaders = securityHeaders(basePath);
  const headers = { ...commonHeaders, ...(policy && { 'content-security-policy': policy }) };
  const dataHeaders = { ...commonHeaders, 'content-security-policy': DATA_POLICY };
  const rules = createClientRules(clients.trustedProxies);
  const refusals = createRefusalLog(log, schedule);
  const postAddresses = new Set<string>();
  const app = fastify({
    logger: false,
    genReqId: (request) => requestId(request, connections),
    requestTimeout: 10_000,
    keepAliveTimeout: 15_000,
    connectionTimeout: STALLED_SOCKET_TIMEOUT_MS,
    bodyLimit: 8_192,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
      // Node's own refusal would lack the security headers.
      requireHostHeader: false,
      // A second Host header must not be dropped unseen.
      joinDuplicateHeaders: true,
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 64, querystringParser: () => ({}) },
    rewriteUrl: ({ url = '/' }) => ownPath(url, basePath),
    clientErrorHandler: refuseBytes(headers),
    frameworkErrors: (error, request, reply) =>
      receive(request, reply, (failure) => fail(failure ?? error, request, reply)),
  });
  // Ignores an unknown Expect header, as RFC 9110 allows, instead of Node's own refusal.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  let overloadLoggedAt = Number.NEGATIVE_INFINITY;
  const connections = trackConnections(app.server, clients.maxConnections, rules, () => {
    if (elapsed() - overloadLoggedAt < OVERLOAD_LOG_INTERVAL_MS) return;
    overloadLoggedAt = elapsed();
    log('warn', 'too many connections', { limit: clients.maxConnections });
  });
  takeTurns(app.server, ({ remoteAddress = '' }) => refusals.refuse('rate', rules.keyOf(remoteAddress)));
  const rates = createRequestRates(rules, connections, elapsed);
  const admission = createAdmission(clients, rates);
  const drain = createDrain(app, connections);

  /** Passes a request on with what it is refused for. */
  function receive(
    request: FastifyRequest,
    reply: FastifyReply,
    next: (failure: Failure | undefined) => void,
  ): void {
    const connection = connections.get(request.raw.socket);
    const { config } = request.routeOptions;
    reply.headers(config?.limit === 'api' ? dataHeaders : headers);
    reply.header('x-request-id', request.id);
    connection.isUnused = false;
    if (connection.refusal !== null) reply.header('connection', 'close');
    next(admission(request, connection, config) ?? undefined);
  }

  function fail(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const failure = failureOf(error, request, log);
    if (failure.misuse) refusals.refuse(failure.misuse, rules.keyOf(rules.addressOf(request.raw)));
    if (failure.code === 'method_not_allowed') {
      const [path = ''] = request.url.split('?', 1);
      reply.header('allow', postAddresses.has(path) ? 'POST' : 'GET, HEAD');
    }
    return sendFailure(request, reply, failure, clock);
  }

  app.decorateRequest('operation', 'other');
  app.decorate('basePath', basePath).decorate('languages', languages);
  // Before the hook that refuses other routes in the path.
  if (basePath !== '') basePathRoute(app, basePath);
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    refuseClash(route.url, basePath);
    routes.push(route);
    if (route.config?.takesBody) postAddresses.add(route.url);
  });
  // Later than the hooks of plugins, which give a limit to the routes that they add.
  app.addHook('onReady', async () => {
    const unlimited = routes.find(({ config }) => config?.limit === undefined);
    if (unlimited) throw new Error(`The route ${unlimited.url} has no limit. Add one to its config.`);
  });
  app.addHook('onRequest', receive);
  app.addHook('onSend', (request, reply, payload, done) => {
    const { statusCode: status } = reply;
    onResponse(request.operation, status);
    if (drain.isDraining) reply.header('connection', 'close');
    const redirection = reply.getHeader('location');
    if (redirection !== undefined) reply.header('location', `${basePath}${redirection}`);
    if (status >= 500)
      log('debug', 'request failed', { request: request.id, operation: request.operation, status });
    done(null, payload);
  });
  app.addHook('onClose', async () => refusals.close());
  app.setErrorHandler(fail);
  return { app, drain, rates };
}
