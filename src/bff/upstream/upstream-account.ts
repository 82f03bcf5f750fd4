import type { Environment } from '#bff/config/environment.ts';
import { MAX_SECRET_LENGTH, readSecret } from '#bff/config/secret.ts';
import { isLoopback } from '#contract/loopback.ts';
import { type ProxyServer, readProxy } from './proxy.ts';

/** Files that hold credentials; null: the value comes from the environment. */
interface CredentialFiles {
  readonly user: string | null;
  readonly token: string | null;
}

/** Address and account of the data service, from `readUpstream` or from run/ for the embedded service. */
export interface UpstreamAccount {
  /** `{base_url}` of the specification: requests go to `<url>/v2.2/<route>/`. */
  readonly url: string;
  readonly user: string;
  readonly token: string;
  /** `embedded`: our own service, which is fast and free; `real`: an account with an allowance. */
  readonly mode: 'embedded' | 'real';
  /** Seconds between polls of live matches, real mode only; default 30. */
  readonly livePollSeconds?: number;
  /** Origin of the pictures; default: that of the mode. */
  readonly picturesUrl?: string;
  /** Credential files to watch, if any. */
  readonly files?: CredentialFiles;
  readonly proxy?: ProxyServer;
}

function readUrl(text: string, problems: string[]): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    problems.push('UPSTREAM_URL must be an address that begins with https://.');
  } else if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    problems.push(
      'UPSTREAM_URL holds more than an address: put the account into UPSTREAM_USER and UPSTREAM_TOKEN.',
    );
  } else if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    // Without TLS the token would travel in clear text.
    problems.push('UPSTREAM_URL must begin with https:// unless the data service is on this machine.');
  }
  return url === null ? '' : `${url.origin}${url.pathname}`.replace(/\/+(v2\.2\/*)?$/, '');
}

/** Whether `text` can be a user name or a token: printable ASCII of some length. */
export function isCredential(text: string): boolean {
  return text.length <= MAX_SECRET_LENGTH && /^[\x20-\x7e]+$/.test(text);
}

/** Reads `name` or the file in `<name>_FILE`, else `legacyName`, the variable of the specification. */
function readCredential(environment: Environment, name: string, legacyName: string, problems: string[]) {
  const count = problems.length;
  const source = readSecret(environment, name, problems);
  const value = source.value ?? (source.file === null ? environment[legacyName]?.trim() : null) ?? '';
  if (problems.length > count) return { ...source, value };
  if (source.file !== null && value === '')
    problems.push(`${name}_FILE names an empty file. Write the value into it.`);
  else if (value === '')
    problems.push(`${legacyName} (or ${name}) is missing. Set it: UPSTREAM_URL needs your account.`);
  else if (!isCredential(value)) {
    problems.push(
      `${source.value === null ? legacyName : name} must be at most ${MAX_SECRET_LENGTH} printable ASCII characters.`,
    );
  }
  return { ...source, value };
}

/**
 * Reads `UPSTREAM_URL` and, if it is set, the credentials, the proxy and `LIVE_EVERY`. Returns null for the embedded
 * service. Problems name the variable, never its value.
 */
export function readUpstream(environment: Environment, problems: string[]): UpstreamAccount | null {
  const address = environment['UPSTREAM_URL']?.trim() ?? '';
  // A recording is replayed by run/ and needs no account.
  if (address === '' || address.startsWith('file:')) return null;
  const url = readUrl(address, problems);
  const user = readCredential(environment, 'UPSTREAM_USER', 'USERNAME', problems);
  const token = readCredential(environment, 'UPSTREAM_TOKEN', 'TOKEN', problems);
  const proxy = readProxy(environment, problems);
  const livePollSeconds = Number(environment['LIVE_EVERY'] || 30);
  if (!Number.isInteger(livePollSeconds) || livePollSeconds < 5 || livePollSeconds > 3600) {
    problems.push('LIVE_EVERY must be a whole number of seconds from 5 to 3600.');
  }
  return {
    url,
    user: user.value,
    token: token.value,
    mode: 'real',
    livePollSeconds,
    ...((user.file ?? token.file) !== null && { files: { user: user.file, token: token.file } }),
    ...(proxy && { proxy }),
  };
}
