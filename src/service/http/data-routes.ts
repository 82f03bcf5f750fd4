import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#contract/clock.ts';
import { isOddsDataset, isOddsOperation } from '#contract/odds/odds-operations.ts';
import type { Operation } from '#contract/operation.ts';
import { findOperation, OPERATIONS, operationName, selectorOf } from '#contract/operations.ts';
import type { Accounts, AuthenticatedCaller } from '#service/accounts/accounts.ts';
import { checkPlan } from '#service/accounts/check-plan.ts';
import {
  emptyData,
  invalidParameter,
  NO_ROUTE,
  RefusedRequest,
  requestLimitReached,
  UNAUTHORISED,
} from '#service/answer/errors.ts';
import { includesOf, requestedDatasets } from '#service/answer/include.ts';
import { writeMeta } from '#service/answer/meta.ts';
import { onePage } from '#service/answer/paging.ts';
import type { QueryParameters } from '#service/answer/query-parameters.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import { WrittenRows } from '#service/answer/written-rows.ts';
import type { Feed } from '#service/feed.ts';
import { createRequest } from '#service/operations/create-request.ts';
import { HANDLERS } from '#service/operations/handlers.ts';
import type { OperationResult } from '#service/operations/request.ts';
import { untidyResult } from '#service/operations/untidy-result.ts';

/** What the data routes need. */
export interface DataRouteOptions {
  readonly library: ServiceLibrary;
  readonly accounts: Accounts;
  readonly clock: Clock;
  /** Whether the routes that do not exist in the real service answer. */
  readonly media: boolean;
  readonly odds: boolean;
  readonly feed: Feed;
}

const ROUTES: ReadonlySet<string> = new Set(OPERATIONS.map((operation) => operation.route));
const NOT_LIVE: ReadonlySet<string> = new Set(
  OPERATIONS.filter(({ notLive }) => notLive).map((operation) => operation.route),
);

/**
 * Returns the operation of a request; without `t` it is the route's default list (v2.2 wire, shared
 * parameters).
 */
function operationOf(route: string, query: QueryParameters): Operation {
  const operation = findOperation(
    route,
    selectorOf(route, (name) => query[name] || null),
  );
  if (!operation) throw invalidParameter('t');
  return operation;
}

/** Returns whether a request addresses an operation that only exists with odds. */
function isAboutOdds(route: string, query: QueryParameters): boolean {
  return isOddsOperation({ route, t: selectorOf(route, (name) => query[name] || null) ?? '' });
}

/** Returns the operation's own parameters; others are ignored (v2.2 wire, shared parameters). */
function acceptedParameters({ parameters }: Operation, query: QueryParameters): QueryParameters {
  return Object.fromEntries(parameters.map(({ name }) => [name, query[name]]));
}

function runOperation(
  options: DataRouteOptions,
  request: FastifyRequest,
  query: QueryParameters,
  caller: AuthenticatedCaller,
): OperationResult {
  if (caller.retryAfterSeconds !== null) throw requestLimitReached();
  const operation = operationOf((request.params as { route: string }).route, query);
  checkPlan(caller, operation, query, options.library.world);
  const handler = HANDLERS[operationName(operation)];
  const parameters = acceptedParameters(operation, query);
  const datasets = requestedDatasets(parameters['include'], operation.includes);
  if (!options.odds && datasets.some(isOddsDataset)) throw invalidParameter('include');
  const dataRequest = createRequest(options.library, {
    now: Math.floor(options.clock.now() / 1000),
    origin: `${request.protocol}://${request.host}`,
    query: parameters,
    includes: includesOf(datasets),
    covers: caller.covers,
  });
  const result = handler(dataRequest);
  return options.feed === 'untidy' ? untidyResult(operation, dataRequest, result) : result;
}

function refuse(
  reply: FastifyReply,
  caller: AuthenticatedCaller,
  { rate }: Clock,
  refusal: RefusedRequest,
): FastifyReply {
  const { status, message } = refusal;
  // In real seconds, of which each is `rate` world seconds.
  if (status === 429)
    reply.header('retry-after', Math.max(1, Math.ceil((caller.retryAfterSeconds ?? 0) / rate)));
  return reply.code(status).send({ data: emptyData(status), meta: writeMeta(caller, onePage(0), message) });
}

/**
 * Adds GET /v2.2/<route>, with or without a trailing slash. Checks in this order: route, account, requests
 * left, operation, plan, parameters.
 */
export function addDataRoutes(app: FastifyInstance, options: DataRouteOptions): void {
  app.get<{ Params: { route: string }; Querystring: QueryParameters }>('/v2.2/:route', (request, reply) => {
    const { route } = request.params;
    if (!ROUTES.has(route) || (NOT_LIVE.has(route) && !options.media)) return reply.code(404).send(NO_ROUTE);
    const { query } = request;
    if (!options.odds && isAboutOdds(route, query)) return reply.code(404).send(NO_ROUTE);
    const caller = options.accounts.admit(query['user'], query['token'], options.clock.now() / 1000);
    if (!caller) return reply.code(401).send(UNAUTHORISED);
    try {
      const { data, paging } = runOperation(options, request, query, caller);
      const meta = writeMeta(caller, paging);
      if (!(data instanceof WrittenRows)) return reply.send({ data, meta });
      return reply.type('application/json; charset=utf-8').send(data.body(meta));
    } catch (error) {
      if (error instanceof RefusedRequest) return refuse(reply, caller, options.clock, error);
      throw error;
    }
  });
}
