import { Agent, buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import { isLoopback } from '#contract/loopback.ts';
import type { ProxyServer } from './proxy.ts';

const CONNECT_TIMEOUT_MS = 1_000;
/** Includes the proxy's own connection to the server. */
const TUNNEL_TIMEOUT_MS = 3_000;
const OPTIONS = {
  headersTimeout: 8_000,
  bodyTimeout: 8_000,
  keepAliveTimeout: 4_000,
  maxHeaderSize: 16_384,
  /** Lifetime of a connection, ms: reconnecting resolves the name again. */
  clientTtl: 30_000,
  allowH2: false,
};

/** Connects. Errors of reset connections carry `bytesRead`, as undici's own errors do. */
function createConnector(): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false });
  return (options, callback) =>
    connect(options, (...result) => {
      const [, socket] = result;
      socket?.prependListener('error', (error) => {
        Object.assign(error, { socket: { bytesRead: socket.bytesRead } });
      });
      callback(...result);
    });
}

/**
 * Returns a pool of HTTP/1.1 connections to the server of `url`. The proxy, if any, is used for https servers on other
 * machines.
 */
export function createAgent(connections: number, url: string, proxy: ProxyServer | null): Dispatcher {
  const { protocol, hostname } = new URL(url);
  const options = { ...OPTIONS, connections };
  if (!proxy || protocol !== 'https:' || isLoopback(hostname)) {
    return new Agent({ ...options, connect: createConnector() });
  }
  return new EnvHttpProxyAgent({
    ...options,
    httpProxy: '',
    httpsProxy: proxy.url,
    noProxy: proxy.noProxy,
    requestTls: { timeout: CONNECT_TIMEOUT_MS },
    proxyTls: { timeout: CONNECT_TIMEOUT_MS },
    clientFactory: (origin, pool) => new Pool(origin, { ...pool, headersTimeout: TUNNEL_TIMEOUT_MS }),
  });
}

/** Whether a request failed because a kept-alive connection was closed while it was sent. */
export function isClosedAfterUse(thrown: unknown): boolean {
  const { code, message, socket } = thrown as Error & { code?: string; socket?: { bytesRead?: number } };
  const isClosed =
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    (code === 'UND_ERR_SOCKET' && message === 'other side closed');
  return isClosed && (socket?.bytesRead ?? 0) > 0;
}
