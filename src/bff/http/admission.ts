import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { ClientLimits } from '#bff/config/clients.ts';
import { Failure } from '#bff/failure.ts';
import type { Connections } from './connections.ts';
import type { RequestRates } from './request-rate.ts';

/** What a route counts towards: CLIENT_RATE (`api`, `picture`), since it may cost a call, or PAGE_RATE (`page`). */
export type RouteLimit = 'api' | 'picture' | 'page';

const BURST_SECONDS = 6;
/** A name or an address with an optional port; two headers are joined with a comma, which is neither. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]*)(?::\d{1,5})?$/i;

/** Returns what a request is refused for before its handler runs; null: it is admitted. */
export type Admission = (
  request: FastifyRequest,
  connection: Pick<ReturnType<Connections['get']>, 'refusal'>,
  config: FastifyContextConfig | undefined,
) => Failure | null;

/** Returns the limit of the matched route: how its address is spelled makes no difference. Unknown addresses are pages. */
export const limitOf = ({ routeOptions }: FastifyRequest): RouteLimit => routeOptions.config?.limit ?? 'page';

function checkHost({ headers: { host }, raw }: FastifyRequest): Failure | null {
  if (host === undefined ? raw.httpVersion !== '1.1' : HOST.test(host)) return null;
  return new Failure('bad_parameter', 'request', {
    message: 'Missing, repeated or invalid Host header. Send one.',
  });
}

export function createAdmission(
  { requestsPerSecond, pagesPerSecond }: ClientLimits,
  rates: RequestRates,
): Admission {
  const rateOf = (perSecond: number) =>
    perSecond === 0 ? null : rates.create(perSecond * BURST_SECONDS, BURST_SECONDS * 1_000);
  const api = rateOf(requestsPerSecond);
  const limits = { api, picture: api, page: rateOf(pagesPerSecond) };

  return (request, { refusal }, config) => {
    if (refusal !== null) return new Failure(refusal, 'client_limit');
    const hostFailure = checkHost(request);
    if (hostFailure) return hostFailure;
    if (request.method !== 'GET' && request.method !== 'HEAD' && !config?.takesBody)
      return new Failure('method_not_allowed', 'request');
    if (rates.clientOf(request) === null) return null;
    const retryAfterMs = limits[config?.limit ?? 'page']?.take(request) ?? 0;
    return retryAfterMs === 0 ? null : new Failure('too_many_requests', 'client_limit', { retryAfterMs });
  };
}
