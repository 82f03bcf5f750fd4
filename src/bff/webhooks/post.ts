import { Agent, request } from 'undici';
import { createAgent } from '#bff/upstream/agent.ts';
import type { ProxyServer } from '#bff/upstream/proxy.ts';
import { readRetryAfter } from '#bff/upstream/retry-after.ts';
import { lookupPublic } from './address-rules.ts';
import type { DeliveryRequest } from './shapes.ts';

const TIMEOUT_MS = 10_000;
/** Of an answer that is longer the connection is closed. */
const MAX_ANSWER_BYTES = 128 * 1024;
const CONNECT_TIMEOUT_MS = 3_000;
/** To one host: as many as there are webhooks, so that a slow one keeps no other waiting. */
const CONNECTIONS = 20;

/** What became of an attempt: delivered, refused for good, or to be tried again, after `retryAfterMs` if that was said. */
export interface Attempt {
  readonly outcome: 'delivered' | 'refused' | 'failed';
  /** Status or kind of error, for the log. */
  readonly reason: string;
  readonly retryAfterMs: number | null;
}

export interface Poster {
  post(request: DeliveryRequest, isPrivate: boolean): Promise<Attempt>;
  close(): Promise<void>;
}

/** Statuses after which another attempt may succeed. */
const isTemporary = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** Any https address of the internet: a proxy looks its name up itself. */
const INTERNET = 'https://example.com';

/**
 * Posts messages; follows no redirects and reads no answers. The proxy is for addresses that are not private.
 *
 * @param timeoutMs from when a message is sent: those of many browsers wait for a connection first
 */
export function createPoster(proxy: ProxyServer | null, timeoutMs = TIMEOUT_MS): Poster {
  const options = { connectTimeout: CONNECT_TIMEOUT_MS, connections: CONNECTIONS };
  const agents = {
    open: new Agent(options),
    public: proxy
      ? createAgent(CONNECTIONS, INTERNET, proxy)
      : new Agent({ ...options, connect: { lookup: lookupPublic } }),
  };
  return {
    async post({ url, headers, body }, isPrivate) {
      const isHere = isPrivate || new URL(url).protocol === 'http:';
      try {
        const response = await request(url, {
          method: 'POST',
          headers,
          body,
          dispatcher: isHere ? agents.open : agents.public,
          headersTimeout: timeoutMs,
        });
        // The status has said it all; only the connection waits for the rest.
        const signal = AbortSignal.timeout(timeoutMs);
        await response.body.dump({ limit: MAX_ANSWER_BYTES, signal }).catch(() => {});
        const { statusCode } = response;
        const reason = String(statusCode);
        const retryAfter = [response.headers['retry-after'] ?? []].flat()[0];
        if (statusCode >= 200 && statusCode < 300)
          return { outcome: 'delivered', reason, retryAfterMs: null };
        if (!isTemporary(statusCode)) return { outcome: 'refused', reason, retryAfterMs: null };
        return { outcome: 'failed', reason, retryAfterMs: readRetryAfter(retryAfter, undefined) };
      } catch (thrown) {
        const { code, name } = thrown as { code?: string; name: string };
        return { outcome: 'failed', reason: code ?? name, retryAfterMs: null };
      }
    },
    close: async () => void (await Promise.all([agents.open.close(), agents.public.close()])),
  };
}
