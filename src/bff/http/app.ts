import type { Socket } from 'node:net';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { JSON_TYPE } from '#bff/cache/version.ts';
import { asFailure, Failure } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import type { Clock } from '#contract/clock.ts';
import { SECURITY_HEADERS } from './security.ts';
import { sendFailure } from './send-failure.ts';

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no HTTP that we understand, where there is no request yet. */
function refuseBytes(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const body = '{"error":{"code":"bad_parameter","message":"The request is not HTTP as we know it."}}';
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

/** Whatever was thrown, as a failure of the table; a mistake of ours is logged by its kind. */
function failureOf(error: FastifyError | Failure, log: Log): Failure {
  if (error instanceof Failure) return error;
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new Failure('bad_parameter', 'request', { message: 'The request is not right.' });
  }
  const failure = asFailure(error);
  log('error', 'defect', { place: failure.place ?? '' });
  return failure;
}

/**
 * An HTTP server that reads only, tells nothing of itself and sends the headers of safety with every status.
 *
 * @param policy the `Content-Security-Policy`; null while pages are being written, when the tools inline script
 */
export function createApp(policy: string | null, clock: Clock, log: Log): FastifyInstance {
  const headers = { ...SECURITY_HEADERS, ...(policy && { 'content-security-policy': policy }) };
  const app = fastify({
    logger: false,
    trustProxy: false,
    requestTimeout: 10_000,
    keepAliveTimeout: 15_000,
    bodyLimit: 1_024,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 64, querystringParser: () => ({}) },
    clientErrorHandler: refuseBytes(headers),
    frameworkErrors: (error, request, reply) => {
      sendFailure(request, reply.headers(headers), failureOf(error, log), clock);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    done(new Failure('method_not_allowed', 'request'));
  });
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = failureOf(error, log);
    if (failure.code === 'method_not_allowed') reply.header('allow', 'GET, HEAD');
    return sendFailure(request, reply, failure, clock);
  });
  return app;
}
