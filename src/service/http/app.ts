import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '#contract/clock.ts';
import type { ServiceAccount } from '#service/accounts/account.ts';
import { createAccounts } from '#service/accounts/accounts.ts';
import { BAD_REQUEST, NO_ROUTE } from '#service/answer/errors.ts';
import { readQuery } from '#service/answer/query-parameters.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import { applyFault } from '#service/control/apply-fault.ts';
import { addControlRoutes } from '#service/control/control-routes.ts';
import type { FaultSetting } from '#service/control/faults.ts';
import type { Feed } from '#service/feed.ts';
import { addImageRoute } from '#service/images/image-route.ts';
import { addArticleRoute } from '#service/media/article-route.ts';
import { addDataRoutes } from './data-routes.ts';

/** What the application serves, at which time and to whom. */
export interface ServiceAppOptions {
  readonly library: ServiceLibrary;
  readonly clock: Clock;
  readonly control: boolean;
  readonly media: boolean;
  readonly odds: boolean;
  /** Default: tidy. */
  readonly feed?: Feed;
  readonly onClock: (now: number, rate: number) => void;
  readonly accounts: readonly ServiceAccount[];
}

/** The fault that /control has set. */
interface CurrentFault {
  current: FaultSetting | null;
}

/** Applies the current fault to data requests of its routes. */
function addFaults(app: FastifyInstance, box: CurrentFault): void {
  app.addHook('preHandler', async (request, reply) => {
    const setting = box.current;
    const [, version, route = ''] = request.url.split(/[/?]/);
    if (setting === null || version !== 'v2.2') return;
    if (setting.routes !== null && !setting.routes.includes(route)) return;
    if (await applyFault(setting.fault, reply)) return reply;
  });
}

/** Answers invalid HTTP, or a head above 16 KB, with a JSON 400: Fastify never sees such a request. */
function refuseUnreadable(_error: Error, socket: Socket): void {
  const body = JSON.stringify(BAD_REQUEST);
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close`;
  if (socket.writable) socket.write(`HTTP/1.1 400 Bad Request\r\n${head}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** Creates the service's HTTP application without listening. */
export function createServiceApp(options: ServiceAppOptions): FastifyInstance {
  const { library, clock, media, odds, feed = 'tidy' } = options;
  const { world } = library;
  const app = Fastify({
    // The HTTP parser limits addresses, so any longer route is simply unknown.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384, querystringParser: readQuery },
    // Requests that a fault has left hanging must not delay the shutdown.
    forceCloseConnections: true,
    clientErrorHandler: refuseUnreadable,
  });

  // The real service is called from browsers directly, so any origin may read it (v2.2 wire, paths).
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  app.options('/v2.2/:route', (_request, reply) =>
    reply
      .code(204)
      .headers({ 'access-control-allow-methods': 'GET, HEAD', 'access-control-allow-headers': '*' })
      .send(),
  );
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NO_ROUTE));
  app.setErrorHandler((error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    // Logs the error only, because the URL contains the caller's token.
    if (status >= 500) console.error(error);
    return reply.code(status).send(status >= 500 ? { msg: 'Internal error' } : BAD_REQUEST);
  });

  if (options.control) {
    const box: CurrentFault = { current: null };
    addFaults(app, box);
    addControlRoutes(app, {
      moveClock: options.onClock,
      setFaults: (setting) => {
        box.current = setting;
      },
      clock: () => ({ now: clock.now(), rate: clock.rate }),
    });
  }
  const accounts = createAccounts(options.accounts, world);
  addDataRoutes(app, { library, accounts, clock, media, odds, feed });
  if (media) addArticleRoute(app, library, clock);
  addImageRoute(app, world, clock);
  return app;
}
