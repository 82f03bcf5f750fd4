import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTML_TYPE, JSON_TYPE } from '#bff/cache/version.ts';
import { ERRORS, type Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';
import { limitOf } from './admission.ts';
import { ERROR_PAGE_POLICY, errorPage, isNavigation } from './error-page.ts';
import { MAX_RETRY_SECONDS, windowParameter, worldTime } from './headers.ts';
import { BY_LANGUAGE } from './page-language.ts';

/**
 * Sends an error as `{"error":{"code","message"}}`, or as a page to a browser's tab, with `Retry-After` for 429, 503 and
 * pauses of the account.
 */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message, reason, retryAfterMs, window, isUnsent }: Failure,
  clock: Clock,
  retryInMs: number | null = retryAfterMs,
): FastifyReply {
  const { status } = ERRORS[code];
  reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE);
  if (status === 429 || status === 503 || isUnsent) {
    const seconds = Math.max(1, Math.ceil((retryInMs ?? 1_000) / 1_000));
    // Requests that are used up come back when their window ends.
    reply.header('retry-after', String(window ? seconds : Math.min(seconds, MAX_RETRY_SECONDS)));
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (isNavigation(request)) {
    reply.headers({ ...BY_LANGUAGE, 'content-security-policy': ERROR_PAGE_POLICY }).type(HTML_TYPE);
    return reply.send(errorPage(request, status));
  }
  if (limitOf(request) === 'api') {
    reply
      .header('world-time', worldTime(clock))
      .header('cache-status', `Touchline; fwd=miss; detail=${reason}${windowParameter(window)}`);
  }
  return reply.send(JSON.stringify({ error: { code, message } }));
}
