import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#contract/clock.ts';
import { isOddsDataset, isOddsOperation } from '#contract/odds/odds.ts';
import type { Operation } from '#contract/operation.ts';
import { findOperation, OPERATIONS, operationName, selectorOf } from '#contract/operations.ts';
import type { Accounts, Guest } from '#service/accounts/accounts.ts';
import { checkPlan } from '#service/accounts/gate.ts';
import { emptyData, exhausted, invalid, NO_ROUTE, Refusal, UNAUTHORISED } from '#service/answer/errors.ts';
import { datasetsAskedFor, includesOf } from '#service/answer/include.ts';
import { readLanguage } from '#service/answer/language.ts';
import { writeMeta } from '#service/answer/meta.ts';
import { onePage, readPage } from '#service/answer/paging.ts';
import { placeNames } from '#service/answer/place-names.ts';
import type { Query } from '#service/answer/query.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import { readOffset } from '#service/answer/utc.ts';
import { WrittenRows } from '#service/answer/written-rows.ts';
import { HANDLERS } from '#service/operations/handlers.ts';
import { bookmakersOf } from '#service/operations/odds.ts';
import type { Answer } from '#service/operations/request.ts';

/** What the data routes need. */
export interface DataSource {
  readonly library: ServiceLibrary;
  readonly accounts: Accounts;
  readonly clock: Clock;
  /** Whether the routes that do not exist in the real service answer. */
  readonly media: boolean;
  /** Whether odds are served. */
  readonly odds: boolean;
}

const ROUTES: ReadonlySet<string> = new Set(OPERATIONS.map((operation) => operation.route));
const NOT_LIVE: ReadonlySet<string> = new Set(
  OPERATIONS.filter(({ notLive }) => notLive).map((operation) => operation.route),
);

/**
 * Returns the operation of a request; without `t` it is the route's default list (v2.2 wire, shared
 * parameters).
 */
function operationOf(route: string, query: Query): Operation {
  const operation = findOperation(
    route,
    selectorOf(route, (name) => query[name] || null),
  );
  if (!operation) throw invalid('t');
  return operation;
}

/** Returns whether a request addresses an operation that only exists with odds. */
function isAboutOdds(route: string, query: Query): boolean {
  return isOddsOperation({ route, t: selectorOf(route, (name) => query[name] || null) ?? '' });
}

/** Returns the operation's own parameters; others are ignored (v2.2 wire, shared parameters). */
function listedOnly({ parameters }: Operation, query: Query): Query {
  return Object.fromEntries(parameters.map(({ name }) => [name, query[name]]));
}

function answerTo(source: DataSource, request: FastifyRequest, query: Query, guest: Guest): Answer {
  if (guest.barredFor !== null) throw exhausted();
  const operation = operationOf((request.params as { route: string }).route, query);
  checkPlan(guest, operation, query, source.library.world);
  const handler = HANDLERS[operationName(operation)];
  const origin = `${request.protocol}://${request.host}`;
  const listed = listedOnly(operation, query);
  const datasets = datasetsAskedFor(listed['include'], operation.includes);
  if (!source.odds && datasets.some(isOddsDataset)) throw invalid('include');
  const language = readLanguage(listed['lang']);
  return handler({
    ...source.library,
    now: Math.floor(source.clock.now() / 1000),
    offset: readOffset(listed['utc']),
    language,
    places: placeNames(language),
    image: (kind, id) => `${origin}/images/${kind}/${id}`,
    origin,
    query: listed,
    includes: includesOf(datasets),
    bookmakers: bookmakersOf(listed, source.library.bookmakers),
    page: readPage(listed['page']),
    covers: guest.covers,
  });
}

function refuse(reply: FastifyReply, guest: Guest, { rate }: Clock, refusal: Refusal): FastifyReply {
  const { status, message } = refusal;
  // In real seconds, of which each is `rate` world seconds.
  if (status === 429) reply.header('retry-after', Math.max(1, Math.ceil((guest.barredFor ?? 0) / rate)));
  return reply.code(status).send({ data: emptyData(status), meta: writeMeta(guest, onePage(0), message) });
}

/**
 * Adds GET /v2.2/<route>, with or without a trailing slash. Checks in this order: route, account, requests
 * left, operation, plan, parameters.
 */
export function addDataRoutes(app: FastifyInstance, source: DataSource): void {
  app.get<{ Params: { route: string }; Querystring: Query }>('/v2.2/:route', (request, reply) => {
    const { route } = request.params;
    if (!ROUTES.has(route) || (NOT_LIVE.has(route) && !source.media)) return reply.code(404).send(NO_ROUTE);
    const { query } = request;
    if (!source.odds && isAboutOdds(route, query)) return reply.code(404).send(NO_ROUTE);
    const guest = source.accounts.admit(query['user'], query['token'], source.clock.now() / 1000);
    if (!guest) return reply.code(401).send(UNAUTHORISED);
    try {
      const { data, paging } = answerTo(source, request, query, guest);
      const meta = writeMeta(guest, paging);
      if (!(data instanceof WrittenRows)) return reply.send({ data, meta });
      return reply.type('application/json; charset=utf-8').send(data.body(meta));
    } catch (error) {
      if (error instanceof Refusal) return refuse(reply, guest, source.clock, error);
      throw error;
    }
  });
}
