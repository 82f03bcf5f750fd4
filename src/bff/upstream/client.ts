import { Failure } from '#bff/failure.ts';
import type { UpstreamAccount } from './account.ts';
import { createBulkhead } from './bulkhead.ts';
import { type Answer, call, createAgent } from './call.ts';
import { createGate } from './gate.ts';
import { planFailure } from './plan-failure.ts';
import { createScrubber } from './scrub.ts';

/** Inflated bytes of one page. */
const MOST = 8 * 1024 * 1024;
/** ms for one page, from connecting to the last byte. */
const DEADLINE = 8_000;
const CALLS_AT_ONCE = 8;
const CALLS_WAITING = 256;

type Parameters = readonly (readonly [name: string, value: string])[];

export interface Upstream {
  /** The parsed body of one page. Throws a `Failure`. */
  ask(route: string, parameters: Parameters, signal: AbortSignal): Promise<unknown>;
  /** True once any call was answered with data. */
  readonly hasAnswered: boolean;
  /** Removes the account from a text that is about to leave this process. */
  scrub(text: string): string;
  close(): Promise<void>;
}

/** `Retry-After` as ms, if it is a number of seconds; a service that says "in an hour" is asked sooner. */
function pauseOf(retryAfter: string | undefined, longest: number): { retryAfter?: number } {
  if (retryAfter === undefined || !/^\d{1,6}$/.test(retryAfter)) return {};
  return { retryAfter: Math.min(Number(retryAfter) * 1000, longest) };
}

/** What a status other than 200 means (v2.2 wire, errors and limits). */
function failureOfStatus(status: number, retryAfter: string | undefined): Failure {
  if (status === 401) return new Failure('upstream_refused', 'credentials');
  if (status === 404) return new Failure('not_found', 'absent');
  if (status === 429) return new Failure('rate_limited', 'limit', pauseOf(retryAfter, 15 * 60_000));
  if (status >= 500) return new Failure('upstream_unavailable', 'server', pauseOf(retryAfter, 60_000));
  if (status >= 300 && status < 400) return new Failure('upstream_refused', 'redirect');
  return new Failure('upstream_refused', 'status');
}

function read({ status, type, retryAfter, body }: Answer): unknown {
  const isJson = type === 'application/json' || type.endsWith('+json');
  if (status === 402 || status === 403) throw planFailure(isJson ? parsed(body) : null);
  if (status !== 200 && status !== 404) throw failureOfStatus(status, retryAfter);
  // Someone's page instead of the service's answer says nothing about what exists.
  if (!isJson) throw new Failure('upstream_refused', 'body');
  const told = parsed(body);
  if (status === 200) return told;
  throw isEnvelope(told) ? failureOfStatus(status, retryAfter) : new Failure('not_found', 'no_route');
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Failure('upstream_refused', 'body');
  }
}

/** An unknown thing is told in an envelope, an unknown route in a message alone (v2.2 wire, errors). */
function isEnvelope(told: unknown): boolean {
  return typeof told === 'object' && told !== null && ('data' in told || 'meta' in told);
}

/**
 * The only way to the data service, and the only place that knows its account. Its addresses are made of the
 * configured one, a route of the contract's table and checked parameters; nothing of a client's request can
 * change scheme, host or path.
 *
 * @param elapsed the machine's monotonic time, ms
 */
export function createUpstream(account: UpstreamAccount, elapsed: () => number): Upstream {
  const agent = createAgent(CALLS_AT_ONCE);
  const bulkhead = createBulkhead(CALLS_AT_ONCE, CALLS_WAITING);
  const gate = createGate(elapsed);
  const headers = {
    accept: 'application/json',
    // On the same machine inflating costs more than the bytes.
    'accept-encoding': account.mode === 'embedded' ? 'identity' : 'gzip',
    'user-agent': 'Touchline',
  };
  let hasAnswered = false;

  async function ask(route: string, parameters: Parameters, signal: AbortSignal): Promise<unknown> {
    gate.check();
    const query = new URLSearchParams([
      ['user', account.user],
      ['token', account.token],
      ...parameters.map(([name, value]): [string, string] => [name, value]),
    ]);
    // Commas stay as the wire shows them: include=events,stats.
    const url = `${account.url}/v2.2/${route}/?${query.toString().replaceAll('%2C', ',')}`;
    try {
      const body = read(await call(agent, { url, headers, most: MOST, within: DEADLINE, signal }));
      gate.answered();
      hasAnswered = true;
      return body;
    } catch (thrown) {
      if (thrown instanceof Failure) gate.failed(thrown);
      throw thrown;
    }
  }

  return {
    ask: (route, parameters, signal) => bulkhead.run(() => ask(route, parameters, signal)),
    get hasAnswered() {
      return hasAnswered;
    },
    scrub: createScrubber([account.user, account.token]),
    close: () => agent.destroy(),
  };
}
