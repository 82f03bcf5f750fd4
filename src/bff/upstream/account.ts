import type { Environment } from '#bff/config/environment.ts';
import { readSecret } from '#bff/config/secret.ts';
import { isLoopback } from '#contract/loopback.ts';
import { type ProxyServer, readProxy } from './proxy.ts';

/** Files that hold credentials; null: that one comes from the environment. */
interface CredentialFiles {
  readonly user: string | null;
  readonly token: string | null;
}

/** How the data service is reached. Made by `readUpstream`, or by run/ for the embedded service. */
export interface UpstreamAccount {
  /** `{base_url}` of the spec: the requests go to `<url>/v2.2/<route>/`. */
  readonly url: string;
  readonly user: string;
  readonly token: string;
  /** Whose answers these are: our own service's, which is fast and free, or an account's, which is neither. */
  readonly mode: 'embedded' | 'real';
  /** Seconds between two polls of matches in play, real mode only; default 30. */
  readonly liveEvery?: number;
  /** Where pictures come from, if not from the usual place. */
  readonly picturesUrl?: string;
  /** Files that new credentials are read from, if any. */
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
    // Without TLS the token could be read on the way.
    problems.push('UPSTREAM_URL must begin with https:// unless the data service is on this machine.');
  }
  return url === null ? '' : `${url.origin}${url.pathname}`.replace(/\/+(v2\.2\/*)?$/, '');
}

/** Whether `text` can be a user name or a token: printable ASCII. */
export function isCredential(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text);
}

/** Reads `UPSTREAM_<name>` or the file of `UPSTREAM_<name>_FILE`; where neither is set, the specification's `oldName`. */
function readCredential(environment: Environment, name: string, oldName: string, problems: string[]) {
  const count = problems.length;
  const source = readSecret(environment, name, problems);
  const value = source.value ?? (source.file === null ? environment[oldName]?.trim() : null) ?? '';
  if (problems.length > count) return { ...source, value };
  if (source.file !== null && value === '')
    problems.push(`${name}_FILE names an empty file. Write the value into it.`);
  else if (value === '')
    problems.push(`${oldName} (or ${name}) is missing. Set it: UPSTREAM_URL needs your account.`);
  else if (!isCredential(value)) {
    problems.push(`${source.value === null ? oldName : name} must be printable ASCII characters.`);
  }
  return { ...source, value };
}

/**
 * Reads `UPSTREAM_URL`, and only if it is set the credentials, the proxy and `LIVE_EVERY`. Null: the embedded service
 * is meant. A problem names the variable, never its value.
 */
export function readUpstream(environment: Environment, problems: string[]): UpstreamAccount | null {
  const address = environment['UPSTREAM_URL']?.trim() ?? '';
  // A recording is replayed by run/: it needs no account.
  if (address === '' || address.startsWith('file:')) return null;
  const url = readUrl(address, problems);
  const user = readCredential(environment, 'UPSTREAM_USER', 'USERNAME', problems);
  const token = readCredential(environment, 'UPSTREAM_TOKEN', 'TOKEN', problems);
  const proxy = readProxy(environment, problems);
  const liveEvery = Number(environment['LIVE_EVERY'] || 30);
  if (!Number.isInteger(liveEvery) || liveEvery < 5 || liveEvery > 3600) {
    problems.push('LIVE_EVERY must be a whole number of seconds from 5 to 3600.');
  }
  return {
    url,
    user: user.value,
    token: token.value,
    mode: 'real',
    liveEvery,
    ...((user.file ?? token.file) !== null && { files: { user: user.file, token: token.file } }),
    ...(proxy && { proxy }),
  };
}
