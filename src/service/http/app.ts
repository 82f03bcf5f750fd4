import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '#contract/clock.ts';
import type { Account } from '#service/accounts/account.ts';
import { createAccounts } from '#service/accounts/accounts.ts';
import { BAD_REQUEST, NO_ROUTE } from '#service/answer/errors.ts';
import { createKeptMatches } from '#service/answer/kept-matches.ts';
import { createListOrder } from '#service/answer/list-order.ts';
import { createPositions } from '#service/answer/positions.ts';
import { readQuery } from '#service/answer/query.ts';
import { createTeamSheets } from '#service/answer/team-sheets.ts';
import { createListings } from '#service/broadcast/listings.ts';
import type { FaultSetting } from '#service/control/faults.ts';
import { misbehave } from '#service/control/misbehave.ts';
import { addControlRoutes } from '#service/control/routes.ts';
import { addImageRoute } from '#service/images/route.ts';
import { addArticleRoute } from '#service/media/route.ts';
import type { Bookmaker } from '#service/odds/bookmakers.ts';
import { createNames } from '#service/search/names.ts';
import { createSeasonBooks } from '#service/statistics/season-book.ts';
import type { World } from '#service/world/world.ts';
import { addDataRoutes } from './data-routes.ts';

export interface AppOptions {
  readonly world: World;
  readonly clock: Clock;
  readonly control: boolean;
  readonly media: boolean;
  /** Whether prices are told. */
  readonly odds: boolean;
  /** Who offers them, in the order of display. */
  readonly bookmakers: readonly Bookmaker[];
  readonly onClock: (now: number, rate: number) => void;
  readonly accounts: readonly Account[];
}

/** A fault in force, set over /control. */
interface FaultBox {
  current: FaultSetting | null;
}

/** Data requests suffer the fault that is set for their route. */
function addFaults(app: FastifyInstance, box: FaultBox): void {
  app.addHook('preHandler', async (request, reply) => {
    const setting = box.current;
    const [, version, route = ''] = request.url.split(/[/?]/);
    if (setting === null || version !== 'v2.2') return;
    if (setting.routes !== null && !setting.routes.includes(route)) return;
    if (await misbehave(setting.fault, reply)) return reply;
  });
}

/** What is no HTTP, or has a head of more than 16 KB, never becomes a request; it is answered all the same. */
function refuseUnreadable(_error: Error, socket: Socket): void {
  const body = JSON.stringify(BAD_REQUEST);
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close`;
  if (socket.writable) socket.write(`HTTP/1.1 400 Bad Request\r\n${head}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** The service as an HTTP application, not listening yet. */
export function createApp(options: AppOptions): FastifyInstance {
  const { world, clock } = options;
  const app = Fastify({
    // The longest address is that of the HTTP parser: what is longer as a route is unknown like any other.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384, querystringParser: readQuery },
    // Requests that a fault left hanging must not hold up the end.
    forceCloseConnections: true,
    clientErrorHandler: refuseUnreadable,
  });

  // Pages in browsers call the real service directly, so any origin may read it (v2.2 wire, paths).
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
    // The address holds the caller's token: only the error itself is told.
    if (status >= 500) console.error(error);
    return reply.code(status).send(status >= 500 ? { msg: 'Internal error' } : BAD_REQUEST);
  });

  if (options.control) {
    const box: FaultBox = { current: null };
    addFaults(app, box);
    addControlRoutes(app, {
      moveClock: options.onClock,
      setFaults: (setting) => {
        box.current = setting;
      },
      clock: () => ({ now: clock.now(), rate: clock.rate }),
    });
  }
  const listings = createListings(world);
  const library = {
    world,
    sheets: createTeamSheets(world),
    matches: createKeptMatches(),
    positions: createPositions(world),
    rank: createListOrder(world),
    names: createNames(world, listings.channels),
    books: createSeasonBooks(world),
    bookmakers: options.bookmakers,
    listings,
  };
  const accounts = createAccounts(options.accounts, world);
  addDataRoutes(app, { library, accounts, clock, media: options.media, odds: options.odds });
  if (options.media) addArticleRoute(app, library, clock);
  addImageRoute(app, world, clock);
  return app;
}
