import type { SendRequest, ServiceReply } from '#contract/crawl/crawl.ts';

/**
 * Reason for making no further request: the account was refused, its allowance is used up, or `maxRequests` were
 * made.
 */
export type StopReason = 'credentials' | 'allowance' | 'max_requests';

export interface RequestLimiter {
  readonly send: SendRequest;
  readonly requests: number;
  readonly stopped: StopReason | null;
}

/** Sends requests until the account's allowance is used up or `maxRequests` are made. */
export function limitRequests(send: SendRequest, maxRequests = Number.POSITIVE_INFINITY): RequestLimiter {
  let requests = 0;
  let stopped: StopReason | null = null;
  return {
    send: async (operation, parameters) => {
      if (stopped === null && requests >= maxRequests) stopped = 'max_requests';
      if (stopped !== null) return null;
      requests += 1;
      const reply = await send(operation, parameters);
      if (reply === null) return null;
      if (reply.status === 401) stopped = 'credentials';
      else if (reply.status === 429 || requestsLeft(reply) === 0) stopped = 'allowance';
      return reply.status === 401 || reply.status === 429 ? null : reply;
    },
    get requests() {
      return requests;
    },
    get stopped() {
      return stopped;
    },
  };
}

function requestsLeft({ body }: ServiceReply): number | null {
  const { meta } = (body ?? {}) as { meta?: { requests_left?: unknown } | null };
  const remaining = meta?.requests_left;
  return typeof remaining === 'number' || (typeof remaining === 'string' && remaining !== '')
    ? Number(remaining)
    : null;
}
