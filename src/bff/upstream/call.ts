import { Agent, type Dispatcher, request } from 'undici';
import { Failure } from '#bff/failure.ts';
import { readBody } from './body.ts';

export interface Call {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** The most bytes that the body may have once inflated. */
  readonly most: number;
  /** Total deadline, from the first attempt to connect to the last byte, ms. */
  readonly within: number;
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly status: number;
  /** Media type without parameters, in lower case. */
  readonly type: string;
  readonly retryAfter: string | undefined;
  readonly body: Buffer;
}

const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_ABORTED',
  'ABORT_ERR',
]);

function header(headers: Dispatcher.ResponseData['headers'], name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** A reason in our words. The error itself is dropped with its message, which may quote the whole address. */
function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  const { code, name } = thrown instanceof Error ? (thrown as Error & { code?: string }) : {};
  if (name === 'TimeoutError' || name === 'AbortError' || TIMEOUTS.has(code ?? '')) {
    return new Failure('upstream_unavailable', 'timeout');
  }
  if (code?.startsWith('Z_') || code?.startsWith('ERR__ERROR_FORMAT')) {
    return new Failure('upstream_refused', 'body');
  }
  return new Failure('upstream_unavailable', 'connection');
}

/** Connections to one data service. */
export function createAgent(connections: number): Agent {
  return new Agent({
    connect: { timeout: 1_000 },
    connections,
    headersTimeout: 8_000,
    bodyTimeout: 8_000,
    keepAliveTimeout: 4_000,
    maxHeaderSize: 16_384,
  });
}

/** Makes one GET. Follows no redirect. Whatever goes wrong on the way is thrown as a `Failure`. */
export async function call(agent: Agent, { url, headers, most, within, signal }: Call): Promise<Answer> {
  const deadline = AbortSignal.timeout(within);
  try {
    const response = await request(url, {
      dispatcher: agent,
      headers,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const encoding = header(response.headers, 'content-encoding')?.toLowerCase() ?? 'identity';
    return {
      status: response.statusCode,
      type: (header(response.headers, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
      retryAfter: header(response.headers, 'retry-after'),
      body: await readBody(response.body, encoding, most),
    };
  } catch (thrown) {
    throw failureOf(thrown);
  }
}
