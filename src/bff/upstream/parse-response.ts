import { Failure } from '#bff/failure.ts';
import { isObject } from '#contract/is-object.ts';
import { OPERATIONS } from '#contract/operations.ts';
import type { UpstreamResponse } from './call.ts';
import { exceedsJsonLimits } from './json-limits.ts';
import { deniesByPlan, planFailure } from './plan-failure.ts';

/** Bounds of `Retry-After` of errors, ms. The gate has its own for 429, since its pause stops all calls. */
const SERVER_PAUSE_MS = { min: 1_000, max: 60_000 };

const MAX_MESSAGE_LENGTH = 200;
const LIMIT_REACHED =
  /\b(limit|quota|allowance)\b.*\b(reached|exceeded|exhausted|used up)\b|too many requests/i;

/** Routes that the service may lack. */
const UNCERTAIN_ROUTES = new Set<string>(
  OPERATIONS.filter(({ notLive }) => notLive).map(({ route }) => route),
);

type JsonObject = Readonly<Record<string, unknown>>;

/** Parses JSON or throws a `Failure`. Skips a byte order mark and replaces invalid UTF-8. */
function parseJson({ type, body }: UpstreamResponse): unknown {
  if (type !== 'application/json' && !type.endsWith('+json')) throw new Failure('upstream_refused', 'body');
  if (exceedsJsonLimits(body)) throw new Failure('upstream_refused', 'body');
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Failure('upstream_refused', 'body');
  }
}

/** Returns the JSON object of an error response, or null: firewalls and proxies send pages and other JSON. */
function errorBody(response: UpstreamResponse): JsonObject | null {
  try {
    const body = parseJson(response);
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
}

/** Whether a message says that the allowance is used up, inside an envelope or alone. */
function isLimitReached({ meta, message, msg }: JsonObject): boolean {
  const text = (isObject(meta) ? meta['msg'] : null) ?? message ?? msg;
  return typeof text === 'string' && LIMIT_REACHED.test(text.slice(0, MAX_MESSAGE_LENGTH));
}

function limitFailure({ retryAfterMs }: UpstreamResponse): Failure {
  return new Failure('rate_limited', 'limit', retryAfterMs === null ? {} : { retryAfterMs });
}

function serverFailure({ retryAfterMs }: UpstreamResponse): Failure {
  if (retryAfterMs === null) return new Failure('upstream_unavailable', 'server');
  const { min, max } = SERVER_PAUSE_MS;
  return new Failure('upstream_unavailable', 'server', {
    retryAfterMs: Math.min(Math.max(retryAfterMs, min), max),
  });
}

/**
 * Returns the failure for 402, 403 or 404 (v2.2 wire, errors). The service reports plan limits and absent records in an
 * envelope; an unknown route has a message without an envelope.
 */
function refusalOf(response: UpstreamResponse, route: string): Failure {
  const body = errorBody(response);
  if (body === null) return new Failure('upstream_refused', 'status');
  const isEnvelope = 'data' in body || 'meta' in body;
  if (response.status === 404) {
    if (isEnvelope) return new Failure('not_found', 'absent');
    if (UNCERTAIN_ROUTES.has(route)) return new Failure('not_found', 'no_route');
    return new Failure('upstream_refused', 'status');
  }
  if (isLimitReached(body)) return limitFailure(response);
  return isEnvelope ? planFailure(body) : new Failure('upstream_refused', 'status');
}

function failureOf(response: UpstreamResponse, route: string): Failure {
  const { status } = response;
  if (status === 401) return new Failure('upstream_refused', 'credentials');
  if (status === 402 || status === 403 || status === 404) return refusalOf(response, route);
  if (status === 429) return limitFailure(response);
  if (status >= 500) return serverFailure(response);
  return new Failure('upstream_refused', status >= 300 && status < 400 ? 'redirect' : 'status');
}

/** Returns the parsed body of a response of `route`. Throws a `Failure` unless it is JSON with status 200. */
export function parseResponse(response: UpstreamResponse, route: string): unknown {
  if (response.status !== 200) {
    const failure = failureOf(response, route);
    failure.status = response.status;
    throw failure;
  }
  const body = parseJson(response);
  if (deniesByPlan(body)) throw planFailure(body);
  return body;
}
