import type { Socket } from 'node:net';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { JSON_TYPE } from '#bff/cache/version.ts';
import type { ClientLimits } from '#bff/config/clients.ts';
import { asFailure, Failure } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import type { Clock } from '#contract/clock.ts';
import { createClientRules } from './client-rules.ts';
import { trackConnections } from './connections.ts';
import { createDrain, type Drain } from './drain.ts';
import { requestId } from './request-id.ts';
import { createRequestRates, type RequestRates } from './request-rate.ts';
import { DATA_POLICY, SECURITY_HEADERS } from './security.ts';
import { sendFailure } from './send-failure.ts';

/** Stalled sockets are closed after this time, which exceeds the longest wait for an answer (20 s). */
const STALLED_SOCKET_TIMEOUT_MS = 21_000;
const OVERLOAD_LOG_INTERVAL_MS = 60_000;

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that Node could not parse as an HTTP request. */
function refuseBytes(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const body = '{"error":{"code":"bad_parameter","message":"Malformed request. Send HTTP/1.1."}}';
    const lines = [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-type: ${JSON_TYPE}`,
      `content-length: ${body.length}`,
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}

/** Converts an error of a handler or of Fastify to a failure; defects are logged. */
function failureOf(error: FastifyError | Failure, { id }: FastifyRequest, log: Log): Failure {
  if (error instanceof Failure) return error;
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
  readonly clients: ClientLimits;
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
  interface FastifyRequest {
    /** Label in metrics: an operation of the contract's table, or `page`, `picture`, … */
    operation: string;
  }
  interface FastifyContextConfig {
    /** Whether the route accepts POST; all others are read-only. */
    takesBody?: boolean;
  }
}

/** Whether requests to an address are limited, since they may cost a call to the data service. */
const isLimitedAddress = (url: string) =>
  ['/api/', '/img/', '/preview/', '/oembed'].some((start) => url.startsWith(start));

/** Creates an HTTP server, read-only but for the routes that take a body, that sends security headers with every status and reveals nothing about itself. */
export async function createBffApp(options: BffAppOptions): Promise<BffApp> {
  const { policy, clock, elapsed, clients, log, onResponse } = options;
  const headers = { ...SECURITY_HEADERS, ...(policy && { 'content-security-policy': policy }) };
  const dataHeaders = { ...SECURITY_HEADERS, 'content-security-policy': DATA_POLICY };
  const rules = createClientRules(clients.trustedProxies);
  const app = fastify({
    logger: false,
    trustProxy: clients.trustedProxies.length > 0 && [...clients.trustedProxies],
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
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 64, querystringParser: () => ({}) },
    clientErrorHandler: refuseBytes(headers),
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      sendFailure(request, reply, failureOf(error, request, log), clock);
    },
  });
  // Ignores an unknown Expect header, as RFC 9110 allows, instead of Node's own refusal.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  let overloadLoggedAt = Number.NEGATIVE_INFINITY;
  const connections = trackConnections(app.server, clients.maxConnections, rules, () => {
    if (elapsed() - overloadLoggedAt < OVERLOAD_LOG_INTERVAL_MS) return;
    overloadLoggedAt = elapsed();
    log('warn', 'too many connections', { limit: clients.maxConnections });
  });
  const rates = await createRequestRates(app, clients.requestsPerSecond, rules, connections, elapsed);
  const drain = createDrain(app, connections);

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(request.url.startsWith('/api/') ? dataHeaders : headers);
    reply.header('x-request-id', request.id);
  }

  app.decorateRequest('operation', 'other');
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    const connection = connections.get(request.raw.socket);
    connection.isUnused = false;
    if (connection.refusal !== null) {
      reply.header('connection', 'close');
      return done(new Failure(connection.refusal, 'client_limit'));
    }
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      return done(new Failure('bad_parameter', 'request', { message: 'Missing Host header. Send one.' }));
    if (request.method !== 'GET' && request.method !== 'HEAD' && !request.routeOptions.config?.takesBody)
      return done(new Failure('method_not_allowed', 'request'));
    if (rates.requests === null || !isLimitedAddress(request.url) || !rates.isLimited(request)) return done();
    rates.requests.count(request).then((retryAfterMs) => {
      done(
        retryAfterMs === 0 ? undefined : new Failure('too_many_requests', 'client_limit', { retryAfterMs }),
      );
    }, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { statusCode: status } = reply;
    onResponse(request.operation, status);
    if (drain.isDraining) reply.header('connection', 'close');
    if (status >= 500)
      log('debug', 'request failed', { request: request.id, operation: request.operation, status });
    done(null, payload);
  });
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = failureOf(error, request, log);
    if (failure.code === 'method_not_allowed') {
      const url = request.url.split('?', 1)[0] ?? '';
      reply.header('allow', app.hasRoute({ method: 'POST', url }) ? 'POST' : 'GET, HEAD');
    }
    return sendFailure(request, reply, failure, clock);
  });
  return { app, drain, rates };
}
