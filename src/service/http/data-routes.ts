import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findOperation, OPERATIONS } from '#contract/operations.ts';
import { emptyData, invalid, NO_ROUTE, Refusal, UNAUTHORISED } from '#service/answer/errors.ts';
import { readIncludes } from '#service/answer/include.ts';
import { type Caller, writeMeta } from '#service/answer/meta.ts';
import { onePage, readPage } from '#service/answer/paging.ts';
import { placeNames } from '#service/answer/place-names.ts';
import { readOffset } from '#service/answer/utc.ts';
import type { Library } from '#service/answer/writing.ts';
import { HANDLERS } from '#service/operations/handlers.ts';
import type { Answer, Handler } from '#service/operations/request.ts';
import type { Accounts } from './accounts.ts';
import { type Query, readQuery } from './query.ts';

/** What the data routes stand on. */
export interface DataSource {
  readonly library: Library;
  readonly accounts: Accounts;
  /** World time, epoch ms. */
  now(): number;
}

const ROUTES: ReadonlySet<string> = new Set(OPERATIONS.map((operation) => operation.route));

/**
 * The operation that a request means: `t` left out or empty is the route's default list (v2.2 wire, shared
 * parameters).
 */
function handlerFor(route: string, t: string | undefined): Handler {
  const operation = findOperation(route, t || null);
  const handler = operation && HANDLERS[`${operation.route}.${operation.aliasOf ?? operation.t}`];
  if (!handler) throw invalid('t');
  return handler;
}

function answerTo(source: DataSource, request: FastifyRequest, route: string, query: Query): Answer {
  const origin = `${request.protocol}://${request.host}`;
  return handlerFor(
    route,
    query['t'],
  )({
    ...source.library,
    now: Math.floor(source.now() / 1000),
    offset: readOffset(query['utc']),
    places: placeNames(query['lang']),
    image: (kind, id) => `${origin}/images/${kind}/${id}`,
    query,
    includes: readIncludes(query['include']),
    page: readPage(query['page']),
  });
}

function refuse(reply: FastifyReply, caller: Caller, refusal: Refusal): FastifyReply {
  const { status, message } = refusal;
  return reply.code(status).send({ data: emptyData(status), meta: writeMeta(caller, onePage(0), message) });
}

/**
 * GET /v2.2/<route>, with and without a slash at the end: the router of the contract's table. Order of checks:
 * route, account, operation, parameters.
 */
export function addDataRoutes(app: FastifyInstance, source: DataSource): void {
  app.get<{ Params: { route: string } }>('/v2.2/:route', (request, reply) => {
    const { route } = request.params;
    if (!ROUTES.has(route)) return reply.code(404).send(NO_ROUTE);
    const query = readQuery(request.query);
    const caller = source.accounts.admit(query['user'], query['token'], source.now() / 1000);
    if (!caller) return reply.code(401).send(UNAUTHORISED);
    try {
      const { data, paging } = answerTo(source, request, route, query);
      return reply.send({ data, meta: writeMeta(caller, paging) });
    } catch (error) {
      if (error instanceof Refusal) return refuse(reply, caller, error);
      throw error;
    }
  });
}
