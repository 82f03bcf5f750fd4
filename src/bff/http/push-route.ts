import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { Failure } from '#bff/failure.ts';
import { isPushEndpoint } from '#bff/push/push-hosts.ts';
import type { Push } from '#bff/push/run-push.ts';
import {
  idOf,
  MAX_PUSH_BODY_BYTES,
  subscriptionIdSchema,
  subscriptionSchema,
  wishesSchema,
} from '#bff/push/subscription.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { PUSH_PATH, type PushState } from '#contract/push.ts';
import { bodyRefusal } from './body-refusal.ts';
import { ownPagesOnly } from './own-pages-only.ts';
import type { RequestRate, RequestRates } from './request-rate.ts';

/** Subscriptions, new topics and tests of a client in a minute. */
const MAX_CHANGES = 30;
const MAX_TOPICS = 3;
const MAX_TESTS = 3;
const WINDOW_MS = 60_000;
/** New subscriptions and topics of a client in an hour: the places of all others cannot be taken in a day. */
const MAX_JOINS = 60;

interface PushRouteOptions {
  state(): PushState;
  /** Null: no alerts for closed tabs. */
  readonly push: Push | null;
  readonly ownHosts: readonly string[];
  readonly rates: RequestRates;
  readonly publicUrl: string | null;
  readonly host: string;
}

const notOffered = () => new Failure('unknown_operation', 'request');
const full = () => new Failure('overloaded', 'busy', { isUnsent: true });
const refuse = (message: string) => new Failure('bad_parameter', 'request', { message });

/** @throws {Failure} if a client has used up what it may do */
function limit(rate: RequestRate, request: FastifyRequest): void {
  const retryAfterMs = rate.take(request);
  if (retryAfterMs > 0) throw new Failure('too_many_requests', 'client_limit', { retryAfterMs });
}

function accept<T extends object>(schema: ZodType<T>, body: unknown, ownHosts: readonly string[]): T {
  const { data, error } = schema.safeParse(body);
  if (!data)
    throw refuse(`Invalid ${error?.issues[0]?.path.join('.') || 'body'}. See src/bff/push/subscription.ts.`);
  if ('endpoint' in data && !isPushEndpoint(String(data.endpoint), ownHosts))
    throw refuse('The push service of this browser is unknown here. The operator can name it in PUSH_HOSTS.');
  return data;
}

/**
 * Serves `GET`, `POST` and `DELETE /api/push`, `POST /api/push/topic` and `POST /api/push/test`: alerts for viewers whose tabs
 * are closed.
 */
export function pushRoute(app: FastifyInstance, options: PushRouteOptions): void {
  const { state, push, ownHosts, rates, publicUrl, host } = options;
  const changes = rates.create(MAX_CHANGES, WINDOW_MS);
  const topics = rates.create(MAX_TOPICS, WINDOW_MS);
  const tests = rates.create(MAX_TESTS, WINDOW_MS);
  const joins = rates.create(MAX_JOINS, HOUR_MS);

  app.get(PUSH_PATH, { config: { limit: 'api' } }, (request, reply) => {
    request.operation = 'push';
    return reply.header('cache-control', 'no-store').send(state());
  });

  const handle = (
    method: 'POST' | 'DELETE',
    path: string,
    rate: typeof changes,
    act: (own: Push, body: unknown, request: FastifyRequest) => Promise<object>,
  ) =>
    app.route({
      method,
      url: path,
      config: { limit: 'api', takesBody: true },
      bodyLimit: MAX_PUSH_BODY_BYTES,
      onRequest: [
        async (request: FastifyRequest) => {
          request.operation = 'push';
          limit(rate, request);
        },
        ownPagesOnly(publicUrl, host),
      ],
      errorHandler: (error: FastifyError) => {
        throw bodyRefusal(error, MAX_PUSH_BODY_BYTES);
      },
      async handler(request, reply) {
        if (!push) throw notOffered();
        return reply.header('cache-control', 'no-store').send(await act(push, request.body, request));
      },
    });

  handle('POST', PUSH_PATH, changes, async (own, body, request) => {
    const subscription = accept(subscriptionSchema, body, ownHosts);
    const isTopic = 'topic' in subscription;
    if ((isTopic ? state().topics.url : state().publicKey) === null) throw notOffered();
    const isKnown = await own.isSubscribed(idOf(subscription));
    // Names of topics are ours: others could be of people who want none of it.
    if (isTopic && !isKnown) return { isSubscribed: false };
    if (!isKnown) limit(joins, request);
    if (!(await own.subscribe(subscription))) throw full();
    return { isSubscribed: true, prices: await own.waitStates(idOf(subscription)) };
  });
  handle('POST', `${PUSH_PATH}/topic`, topics, async (own, body, request) => {
    const wishes = accept(wishesSchema, body, ownHosts);
    if (state().topics.url === null) throw notOffered();
    limit(joins, request);
    const topic = await own.openTopic(wishes);
    if (topic === null) throw full();
    return { topic };
  });
  handle('DELETE', PUSH_PATH, changes, async (own, body) => {
    await own.unsubscribe(idOf(accept(subscriptionIdSchema, body, ownHosts)));
    return { isSubscribed: false };
  });
  handle('POST', `${PUSH_PATH}/test`, tests, async (own, body) => ({
    isDelivered: await own.test(idOf(accept(subscriptionIdSchema, body, ownHosts))),
  }));
}
