import { isLoopback } from '#contract/loopback.ts';
import { type Environment, isAddressOrRange, readNumber } from './environment.ts';
import { readPublicUrl } from './public-url.ts';

/** Names and addresses of a home or an office, whose dashboards seldom have certificates. */
const LOCAL_HOST =
  /^(?:[\w-]+|[\w.-]+\.(?:local|lan|home\.arpa|internal)|(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+)$/;

/**
 * Returns the origin that a text names, as browsers write it; null if it is none, or sends the page in clear text.
 *
 * @param isClear whether a host may do that
 */
function originOf(text: string, isClear: (host: string) => boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.href !== `${url.origin}/`) return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isClear(url.hostname));
  // The origin becomes part of a policy, in which these would separate sources.
  return isSafe && !/[\s;,*]/.test(url.origin) ? url.origin : null;
}

/** Reads the sites that may show something in frames. */
function readOrigins(
  environment: Environment,
  name: string,
  isClear: (host: string) => boolean,
  clearHosts: string,
  problems: string[],
): readonly string[] {
  const text = environment[name]?.trim();
  if (!text) return [];
  const origins = text.split(',').map((entry) => originOf(entry.trim(), isClear));
  if (origins.includes(null))
    problems.push(
      `${name} must be https origins without a path, joined by commas, such as https://www.example.com,https://news.example.org; http is for ${clearHosts} only.`,
    );
  return [...new Set(origins.filter((origin) => origin !== null))];
}

export interface ClientLimits {
  /** Requests per second and client for data and pictures, with bursts of six times as many; 0: no limit. */
  readonly requestsPerSecond: number;
  /** The same for pages and files. */
  readonly pagesPerSecond: number;
  readonly maxConnections: number;
  /** Addresses or CIDR ranges of proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Public address of the pages without a slash at its end, the only source of absolute addresses; null: unknown. */
  readonly publicUrl: string | null;
  /** Origins whose pages may show embeds. */
  readonly embedOrigins: readonly string[];
  /** Origins whose pages may show walls and pages. */
  readonly frameOrigins: readonly string[];
}

export const DEFAULT_CLIENT_LIMITS: ClientLimits = {
  requestsPerSecond: 100,
  pagesPerSecond: 300,
  maxConnections: 1_000,
  trustedProxies: [],
  publicUrl: null,
  embedOrigins: [],
  frameOrigins: [],
};

function readTrustedProxies(environment: Environment, problems: string[]): readonly string[] {
  const text = environment['TRUST_PROXY']?.trim();
  if (!text) return [];
  const entries = text.split(',').map((entry) => entry.trim());
  if (!entries.every(isAddressOrRange)) {
    problems.push(
      'TRUST_PROXY must be addresses or CIDR ranges of your proxies joined by commas, such as 10.0.0.0/8.',
    );
  }
  return entries;
}

/** Reads CLIENT_RATE, PAGE_RATE, MAX_CONNECTIONS, TRUST_PROXY, PUBLIC_URL, EMBED_ORIGINS and FRAME_ORIGINS. */
export function readClientLimits(environment: Environment, problems: string[]): ClientLimits {
  const { requestsPerSecond, pagesPerSecond, maxConnections } = DEFAULT_CLIENT_LIMITS;
  return {
    requestsPerSecond: readNumber(
      environment,
      'CLIENT_RATE',
      { fallback: requestsPerSecond, min: 0, max: 100_000 },
      problems,
    ),
    pagesPerSecond: readNumber(
      environment,
      'PAGE_RATE',
      { fallback: pagesPerSecond, min: 0, max: 100_000 },
      problems,
    ),
    maxConnections: readNumber(
      environment,
      'MAX_CONNECTIONS',
      { fallback: maxConnections, min: 1, max: 100_000 },
      problems,
    ),
    trustedProxies: readTrustedProxies(environment, problems),
    publicUrl: readPublicUrl(environment, problems),
    embedOrigins: readOrigins(environment, 'EMBED_ORIGINS', isLoopback, 'loopback', problems),
    frameOrigins: readOrigins(
      environment,
      'FRAME_ORIGINS',
      (host) => isLoopback(host) || LOCAL_HOST.test(host),
      'local names and addresses',
      problems,
    ),
  };
}
