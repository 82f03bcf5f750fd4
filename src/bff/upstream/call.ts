import { type Dispatcher, request } from 'undici';
import { Failure, type Reason } from '#bff/failure.ts';
import { isClosedAfterUse } from './agent.ts';
import { readBody } from './read-body.ts';
import { readRetryAfter } from './retry-after.ts';

export interface CallOptions {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Limit of the body, both on the wire and inflated. */
  readonly maxBytes: number;
  /** From the first connection attempt to the last byte. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

export interface UpstreamResponse {
  readonly status: number;
  /** Media type without parameters, in lower case. */
  readonly type: string;
  /** Pause that the service requests; null: none. */
  readonly retryAfterMs: number | null;
  readonly body: Buffer;
}

/** Reasons by error codes of Node and undici. */
const REASONS: readonly (readonly [codes: RegExp, reason: Reason])[] = [
  [/^(UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|ETIMEDOUT|ERR_TLS_HANDSHAKE_TIMEOUT)$/, 'timeout'],
  [/^(ENOTFOUND|EAI_.*)$/, 'dns'],
  [
    /CERT|CRL|^(ERR_(SSL|TLS)_.*|EPROTO|UND_ERR_PRX_TLS|UNABLE_TO_.*|INVALID_.*|HOSTNAME_MISMATCH)$/,
    'certificate',
  ],
];

/** Converts an error to a failure without its message, which may quote the whole address. */
function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  const { code = '', name } = thrown instanceof Error ? (thrown as Error & { code?: string }) : {};
  const isTimeout = name === 'TimeoutError' || (name === 'AbortError' && code !== 'UND_ERR_ABORTED');
  const [, reason] = REASONS.find(([codes]) => codes.test(code)) ?? [];
  return new Failure('upstream_unavailable', isTimeout ? 'timeout' : (reason ?? 'connection'), {
    ...(/^\w+$/.test(code) && { errorCode: code }),
  });
}

type SendOptions = Pick<Dispatcher.RequestOptions, 'headers' | 'signal'> & {
  readonly dispatcher: Dispatcher;
};

/** Sends a GET, and once more if its kept-alive connection was closed meanwhile. Does not follow redirects. */
async function send(url: string, options: SendOptions) {
  try {
    return await request(url, options);
  } catch (thrown) {
    if (!isClosedAfterUse(thrown)) throw thrown;
    return request(url, options);
  }
}

/** Sends a GET and reads the response. Throws a `Failure`. */
export async function call(
  agent: Dispatcher,
  { url, headers, maxBytes, timeoutMs, signal }: CallOptions,
): Promise<UpstreamResponse> {
  const deadline = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  // undici checks the signal of a request only after it has a connection.
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  deadline.addEventListener('abort', () => reject(deadline.reason), { once: true });
  try {
    const response = await Promise.race([
      send(url, { dispatcher: agent, headers, signal: deadline }),
      timeout,
    ]);
    const values = (name: string) => [response.headers[name] ?? []].flat();
    return {
      status: response.statusCode,
      type: (values('content-type')[0] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
      retryAfterMs: readRetryAfter(values('retry-after')[0], values('date')[0]),
      body: await readBody(response.body, values('content-encoding').join(','), maxBytes),
    };
  } catch (thrown) {
    throw failureOf(thrown);
  }
}
