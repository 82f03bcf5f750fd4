import type { Dispatcher } from 'undici';
import { createAgent } from './agent.ts';
import { type CallOptions, call, type UpstreamResponse } from './call.ts';
import { parseResponse } from './parse-response.ts';
import { proxySecrets } from './proxy.ts';
import { createScrubber, createSecretFinder } from './scrub.ts';
import type { UpstreamAccount } from './upstream-account.ts';

/** Limit of one page. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Limit of one page, from connecting to the last byte. */
const TIMEOUT_MS = 8_000;
export const MAX_CONCURRENT_CALLS = 8;
/** Former credentials that are still scrubbed. */
const MAX_FORMER_CREDENTIALS = 3;

type Credentials = Pick<UpstreamAccount, 'user' | 'token'>;
type Parameters = readonly (readonly [name: string, value: string])[];

interface ResponsePage {
  /** Parsed JSON. */
  readonly body: unknown;
  /** Size of the inflated body. */
  readonly bytes: number;
}

/** Sends one request and reads its response. Throws a `Failure`. */
export type Transport = (agent: Dispatcher, options: CallOptions) => Promise<UpstreamResponse>;

/** The part of the client that loads answers. */
export interface UpstreamPages {
  /** Requests one page. Throws a `Failure`. */
  request(route: string, parameters: Parameters, signal: AbortSignal): Promise<ResponsePage>;
  /** Whether a text contains the present token or a former one; always false for tokens under 12 characters. */
  holdsSecret(text: string): boolean;
}

export interface UpstreamClient extends UpstreamPages {
  /** Removes present and former credentials from a text for the log. */
  scrub(text: string): string;
  /** Replaces the credentials for following calls. */
  setCredentials(user: string, token: string): void;
  /** Tells that the data service has restarted at `url`. */
  onRestart(url: string): void;
  close(): Promise<void>;
}

/**
 * The only client of the data service, and the only place that knows the account. Addresses consist of the configured
 * one, a route of the contract's table and validated parameters, so no client can change scheme, host or path.
 */
export function createUpstreamClient(account: UpstreamAccount, transport: Transport = call): UpstreamClient {
  const agent = createAgent(MAX_CONCURRENT_CALLS, account.url, account.proxy ?? null);
  const headers = {
    accept: 'application/json',
    // On the same machine compression costs more than it saves.
    'accept-encoding': account.mode === 'embedded' ? 'identity' : 'gzip',
    'user-agent': 'Touchline',
  };
  const proxy = account.proxy ? proxySecrets(account.proxy) : [];
  /** Present credentials first, then former ones. */
  let credentials: readonly [Credentials, ...Credentials[]] = [account];
  let scrub = createScrubber([account.user, account.token, ...proxy]);
  let holdsSecret = createSecretFinder([account.token]);
  let baseUrl = account.url;

  async function request(route: string, parameters: Parameters, signal: AbortSignal): Promise<ResponsePage> {
    const [{ user, token }] = credentials;
    const query = new URLSearchParams([
      ['user', user],
      ['token', token],
      ...parameters.map(([name, value]): [string, string] => [name, value]),
    ]);
    // Commas stay unescaped, as the specification writes them: include=events,stats.
    const url = `${baseUrl}/v2.2/${route}/?${query.toString().replaceAll('%2C', ',')}`;
    const response = await transport(agent, {
      url,
      headers,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    return { body: parseResponse(response, route), bytes: response.body.length };
  }

  return {
    request,
    scrub: (text) => scrub(text),
    holdsSecret: (text) => holdsSecret(text),
    setCredentials(user, token) {
      credentials = [{ user, token }, ...credentials.slice(0, MAX_FORMER_CREDENTIALS)];
      scrub = createScrubber([...credentials.flatMap((pair) => [pair.user, pair.token]), ...proxy]);
      holdsSecret = createSecretFinder(credentials.map((pair) => pair.token));
    },
    onRestart(url) {
      baseUrl = url;
    },
    close: () => agent.destroy(),
  };
}
