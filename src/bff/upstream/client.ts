import { Failure } from '#bff/failure.ts';
import type { UpstreamAccount } from './account.ts';
import { createAgent } from './agent.ts';
import { createBulkhead } from './bulkhead.ts';
import { call } from './call.ts';
import { createGate } from './gate.ts';
import { parseAnswer } from './parse-answer.ts';
import { proxySecrets } from './proxy.ts';
import { createScrubber, createSecretFinder } from './scrub.ts';

/** Of one page. */
const MAX_BYTES = 8 * 1024 * 1024;
/** For one page, from connecting to the last byte. */
const TIMEOUT_MS = 8_000;
const CALLS_AT_ONCE = 8;
const CALLS_WAITING = 256;
/** Former credentials that are still kept secret. */
const MAX_FORMER_CREDENTIALS = 3;

type Credentials = Pick<UpstreamAccount, 'user' | 'token'>;
type Parameters = readonly (readonly [name: string, value: string])[];

/** One page of an answer. */
interface Page {
  /** The parsed JSON. */
  readonly body: unknown;
  /** Inflated. */
  readonly bytes: number;
}

/** The part of the client that loads answers. */
export interface UpstreamPages {
  /** Requests one page. Throws a `Failure`. */
  ask(route: string, parameters: Parameters, signal: AbortSignal): Promise<Page>;
  /** Whether the token of the account, present or former, occurs in a text; never where it is under 12 characters. */
  holdsSecret(text: string): boolean;
}

export interface Upstream extends UpstreamPages {
  /** Removes the credentials, present and former, from a text for the log. */
  scrub(text: string): string;
  /** Uses these credentials from the next call on, and forgets that the former ones were refused. */
  setCredentials(user: string, token: string): void;
  /** The data service was started anew at `url`: forgets that it was down. */
  restarted(url: string): void;
  close(): Promise<void>;
}

/**
 * The only way to the data service, and the only place that knows its account. Its addresses are made of the
 * configured one, a route of the contract's table and checked parameters; nothing of a client's request can
 * change scheme, host or path.
 *
 * @param elapsed the machine's monotonic time, ms
 */
export function createUpstream(account: UpstreamAccount, elapsed: () => number): Upstream {
  const agent = createAgent(CALLS_AT_ONCE, account.url, account.proxy ?? null);
  const bulkhead = createBulkhead(CALLS_AT_ONCE, CALLS_WAITING);
  const headers = {
    accept: 'application/json',
    // On the same machine inflating costs more than the bytes.
    'accept-encoding': account.mode === 'embedded' ? 'identity' : 'gzip',
    'user-agent': 'Touchline',
  };
  const proxy = account.proxy ? proxySecrets(account.proxy) : [];
  /** Those in use, then the former ones. */
  let credentials: readonly [Credentials, ...Credentials[]] = [account];
  let gate = createGate(elapsed);
  let scrub = createScrubber([account.user, account.token, ...proxy]);
  let holdsSecret = createSecretFinder([account.token]);
  let baseUrl = account.url;

  async function ask(route: string, parameters: Parameters, signal: AbortSignal): Promise<Page> {
    // A call that began with former credentials says nothing about the present ones.
    const gateOfCall = gate;
    gateOfCall.check();
    const [{ user, token }] = credentials;
    const query = new URLSearchParams([
      ['user', user],
      ['token', token],
      ...parameters.map(([name, value]): [string, string] => [name, value]),
    ]);
    // Commas stay as the wire shows them: include=events,stats.
    const url = `${baseUrl}/v2.2/${route}/?${query.toString().replaceAll('%2C', ',')}`;
    try {
      const answer = await call(agent, { url, headers, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal });
      const body = parseAnswer(answer, route);
      gateOfCall.answered();
      return { body, bytes: answer.body.length };
    } catch (thrown) {
      if (thrown instanceof Failure) gateOfCall.failed(thrown);
      throw thrown;
    }
  }

  return {
    ask: (route, parameters, signal) => bulkhead.run(() => ask(route, parameters, signal)),
    scrub: (text) => scrub(text),
    holdsSecret: (text) => holdsSecret(text),
    setCredentials(user, token) {
      credentials = [{ user, token }, ...credentials.slice(0, MAX_FORMER_CREDENTIALS)];
      gate = createGate(elapsed);
      scrub = createScrubber([...credentials.flatMap((pair) => [pair.user, pair.token]), ...proxy]);
      holdsSecret = createSecretFinder(credentials.map((pair) => pair.token));
    },
    restarted(url) {
      baseUrl = url;
      gate = createGate(elapsed);
    },
    close: () => agent.destroy(),
  };
}
